export type Metric = { name: string; value: number };

const OBSERVED = ["paint", "largest-contentful-paint", "layout-shift"];

type LayoutShift = PerformanceEntry & { value: number };

/** [7.025] Reports paints and layout shifts of the page to the callback; without one it does nothing. */
export function reportPerformance(report?: (metric: Metric) => void): void {
  if (!report) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) report(toMetric(entry));
  });
  for (const type of OBSERVED) observer.observe({ type, buffered: true });
}

/** The value is the time of the entry, or the score of a layout shift; only paints have a name. */
function toMetric(entry: PerformanceEntry | LayoutShift): Metric {
  const name = entry.name || entry.entryType;
  return { name, value: "value" in entry ? entry.value : entry.startTime };
}
