import { afterNextPaint } from "#site/ui/after-next-paint.ts";
import { PARTS_NEEDED_EVENT } from "./names.ts";

/** A part of which only a strip shows at the foot of the screen does not count as visible. */
const VIEWPORT_MARGIN = "0px 0px -10%";

/** The first interaction anywhere hydrates all parts, because React delays an update until every part
 * it affects is hydrated. Scrolling does not count. A queued click (inline/queue.ts) and a URL with
 * filters dispatch PARTS_NEEDED_EVENT to the same end. */
const firstInteraction = new Promise<unknown>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const interaction of ["click", PARTS_NEEDED_EVENT, "keydown", "input", "popstate"]) {
    addEventListener(interaction, resolve, { capture: true, once: true });
  }
});

/** A part that is not in the document yet belongs to a page that is being opened: it is needed at once. */
export function whenNeeded(id: string): Promise<unknown> | void {
  const part = import.meta.env.SSR ? null : document.getElementById(id);
  return part
    ? Promise.race([firstInteraction.then(afterNextPaint), whenVisible(part)])
    : undefined;
}

function whenVisible(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(part);
  });
}
