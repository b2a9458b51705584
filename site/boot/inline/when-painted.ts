/** Runs the callback after the first contentful paint, or at once where the browser reports no paints. */
export function whenPainted(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return callback();
  new PerformanceObserver((paints, observer) => {
    // The first paint may be the background alone, without content.
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}
