export type Metric = { name: string; value: number };

const OBSERVED = ["paint", "largest-contentful-paint", "layout-shift"];

/** [7.025] Tells the callback how fast and how steadily the page came up; without one it does nothing. */
export function reportPerformance(report?: (metric: Metric) => void): void {
  if (!report) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) report({ name: entry.name, value: entry.startTime });
  });
  for (const type of OBSERVED) observer.observe({ type, buffered: true });
}
