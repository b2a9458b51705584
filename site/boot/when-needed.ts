import { HYDRATE_WHEN, ISLAND_NEEDED_EVENT } from "./names.ts";

/** An island of which only a strip shows at the foot of the screen does not count as visible. */
const VIEWPORT_MARGIN = "0px 0px -10%";

export function whenNeeded(element: Element): Promise<unknown> | void {
  const when = element.getAttribute(HYDRATE_WHEN);
  if (when === "start") return;
  const used = oneOf(element, [ISLAND_NEEDED_EVENT, "pointerover", "focusin"]);
  return when === "used" ? used : Promise.race([used, whenVisible(element)]);
}

function oneOf(element: Element, events: string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of events) element.addEventListener(event, resolve, { once: true });
  });
}

function whenVisible(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(element);
  });
}
