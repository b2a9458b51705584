/**
 * Runs inline in the head of every page, so it must not refer to anything outside itself. Somebody
 * who comes for the first time begins at the top, so what lies below need not be laid out
 * for the first paint (sleeping.css). After a reload, on the way back and with a fragment, the place on the page counts.
 */
export function markFreshVisit(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "navigate" && !location.hash) {
    document.documentElement.dataset.fresh = "";
  }
}
