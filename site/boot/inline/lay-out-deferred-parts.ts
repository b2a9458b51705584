import { ESTIMATED_HEIGHTS, LAYOUT_DEFERRED, NOT_HYDRATED } from "#site/boot/names.ts";
import { whenPainted } from "./mark-first-paint.ts";
import { whenIdle } from "./when-idle.ts";

/** Gives what has an estimated height its real one while the browser is idle (not-hydrated.css). */
export function layOutDeferredParts(): void {
  whenPainted(() => whenIdle(layOutNext));
}

function layOutNext() {
  const part = document.querySelector(`[${NOT_HYDRATED}="${LAYOUT_DEFERRED}"]`);
  if (!part) return document.documentElement.removeAttribute(ESTIMATED_HEIGHTS);
  part.setAttribute(NOT_HYDRATED, "");
  whenIdle(layOutNext);
}
