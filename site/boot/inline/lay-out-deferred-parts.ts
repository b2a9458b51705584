import { ESTIMATED_HEIGHTS, LATE_TILE, LAYOUT_DEFERRED, NOT_HYDRATED } from "#site/boot/names.ts";
import { whenPainted } from "./mark-first-paint.ts";
import { whenIdle } from "./when-idle.ts";

const TILES_AT_ONCE = 8;

/** Gives what has an estimated height its real one while the browser is idle (not-hydrated.css). */
export function layOutDeferredParts(): void {
  whenPainted(() => whenIdle(layOutNext));
}

function layOutNext() {
  const part = document.querySelector(`[${NOT_HYDRATED}="${LAYOUT_DEFERRED}"]`);
  const tiles = [...document.querySelectorAll(`[${LATE_TILE}]`)].slice(0, TILES_AT_ONCE);
  if (part) part.setAttribute(NOT_HYDRATED, "");
  else for (const tile of tiles) tile.removeAttribute(LATE_TILE);
  if (part || tiles.length > 0) whenIdle(layOutNext);
  else document.documentElement.removeAttribute(ESTIMATED_HEIGHTS);
}
