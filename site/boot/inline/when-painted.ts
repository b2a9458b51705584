/** A page in a tab that is not shown is not painted, and some browsers report no paints. */
const LATEST_PAINT_MS = 3000;

/** Runs the callback after the first contentful paint. */
export function whenPainted(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return callback();
  const latest = setTimeout(report, LATEST_PAINT_MS);
  const observer = new PerformanceObserver((paints) => {
    // The first paint may be the background alone, without content.
    if (paints.getEntriesByName("first-contentful-paint").length > 0) report();
  });
  observer.observe({ type: "paint", buffered: true });

  function report() {
    clearTimeout(latest);
    observer.disconnect();
    callback();
  }
}
