import { ESTIMATED_HEIGHTS } from "#site/boot/names.ts";

/** On a visit that begins at the top, parts below the first screen have an estimated height at first
 * (not-hydrated.css). A reload, a back navigation and a fragment in the URL need the real heights for
 * the scroll position. */
export function estimateHeights(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate" || location.hash) return;
  root.setAttribute(ESTIMATED_HEIGHTS, "");
  // With estimates, the text would jump while the visitor moves through the page.
  for (const event of ["scroll", "wheel", "touchmove", "keydown"]) {
    const options = { passive: true, once: true };
    addEventListener(event, () => root.removeAttribute(ESTIMATED_HEIGHTS), options);
  }
}
