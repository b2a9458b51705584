import { direction } from "#ui/direction.ts";

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** 1 for the arrow key that points forward in the page's direction, -1 for the one that points back. */
export function arrowStep(event: Key): number | undefined {
  if (belongsToBrowser(event)) return undefined;
  if (event.key === "ArrowRight") return direction();
  return event.key === "ArrowLeft" ? -direction() : undefined;
}

/** An arrow with a modifier key is a shortcut of the browser: Alt and Left is back navigation. */
export function belongsToBrowser({ altKey, ctrlKey, metaKey, shiftKey }: Key): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
