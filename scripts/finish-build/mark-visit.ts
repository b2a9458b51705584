/**
 * Runs inline in the head of every page, so it must not refer to anything outside itself. Says in the
 * root element's attributes what the styles and the start of the app (start-later) need to know:
 * - `unpainted`, until something of the page is painted, which nothing shall hold up;
 * - `fresh`, when the visit begins at the top, until the visitor moves: what lies below need not be
 *   laid out at first (sleeping.css). After a reload, on the way back and with a fragment, the place
 *   on the page counts;
 * - `kept`, when the shop has something saved here, so that an empty cart can be shown as such at once.
 */
export function markVisit(shopKey: string): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  if (visit instanceof PerformanceNavigationTiming && visit.type === "navigate" && !location.hash) {
    dataset.fresh = "";
    // Whoever moves needs the true heights: with guesses, what is read would slip away.
    for (const move of ["scroll", "wheel", "touchmove", "keydown"]) {
      addEventListener(move, () => delete dataset.fresh, { passive: true, once: true });
    }
  }
  if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
    dataset.unpainted = "";
    const painted = () => {
      delete dataset.unpainted;
      dispatchEvent(new Event("painted"));
    };
    // The first paint of all may be the bare ground.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) painted();
    }).observe({ type: "paint" });
    setTimeout(painted, 3000); // where a browser keeps its paints to itself
  }
  try {
    if (localStorage.getItem(shopKey)) dataset.kept = "";
  } catch {
    // Storage is blocked: nothing can have been kept.
  }
}
