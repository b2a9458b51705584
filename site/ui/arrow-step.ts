import { direction } from "#ui/direction.ts";
import { belongsToBrowser } from "./belongs-to-browser.ts";

/** 1 for the arrow key that points forward in the page's direction, -1 for the one that points back. */
export function arrowStep(
  event: Parameters<typeof belongsToBrowser>[0] & { key: string },
): number | undefined {
  if (belongsToBrowser(event)) return undefined;
  if (event.key === "ArrowRight") return direction();
  return event.key === "ArrowLeft" ? -direction() : undefined;
}
