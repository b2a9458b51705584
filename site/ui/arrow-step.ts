import { direction } from "#ui/direction.ts";

type Modifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** 1 for the arrow key that points forward in the page's direction, -1 for the one that points back. */
export function arrowStep(event: Modifiers & { key: string }): number | undefined {
  if (belongsToBrowser(event)) return undefined;
  if (event.key === "ArrowRight") return direction();
  return event.key === "ArrowLeft" ? -direction() : undefined;
}

/** An arrow or a click with a modifier key is a shortcut of the browser: Alt and Left is back navigation, a
 * click with Ctrl opens a new tab. */
export function belongsToBrowser({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
