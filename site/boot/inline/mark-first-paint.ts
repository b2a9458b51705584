import { PAINTED_EVENT, UNPAINTED } from "#site/boot/names.ts";

/** For browsers that support paint entries and never report one. */
const LATEST_PAINT_MS = 3000;

export function markFirstPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return;
  document.documentElement.setAttribute(UNPAINTED, "");
  // The first paint may be the background alone, without content.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) reportPaint();
  }).observe({ type: "paint" });
  setTimeout(reportPaint, LATEST_PAINT_MS);
}

/** Runs the callback at once if the first contentful paint has happened. */
export function whenPainted(callback: () => void): void {
  if (!document.documentElement.hasAttribute(UNPAINTED)) callback();
  else addEventListener(PAINTED_EVENT, callback, { once: true });
}

function reportPaint() {
  document.documentElement.removeAttribute(UNPAINTED);
  dispatchEvent(new Event(PAINTED_EVENT));
}
