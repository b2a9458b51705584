import { afterEach, expect, test, vi } from "vitest";
import { type Metric, reportPerformance } from "./performance-metrics.ts";

class Observer {
  static made: Observer[] = [];
  types: string[] = [];
  readonly report: (list: { getEntries: () => object[] }) => void;

  constructor(report: (list: { getEntries: () => object[] }) => void) {
    this.report = report;
    Observer.made.push(this);
  }

  observe({ type }: { type: string }) {
    this.types.push(type);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Observer.made = [];
});

test("[7.025] without a callback nothing is observed", () => {
  vi.stubGlobal("PerformanceObserver", Observer);
  reportPerformance();
  expect(Observer.made).toEqual([]);
});

test("[7.025] a callback gets what the browser measured", () => {
  vi.stubGlobal("PerformanceObserver", Observer);
  const reported: Metric[] = [];
  reportPerformance((metric) => reported.push(metric));
  const [observer] = Observer.made;
  observer?.report({ getEntries: () => [{ name: "first-paint", startTime: 120 }] });
  expect(observer?.types).toContain("largest-contentful-paint");
  expect(reported).toEqual([{ name: "first-paint", value: 120 }]);
});

test("[7.025] a layout shift is reported with its value, not its time", () => {
  vi.stubGlobal("PerformanceObserver", Observer);
  const reported: Metric[] = [];
  reportPerformance((metric) => reported.push(metric));
  const shift = { name: "", entryType: "layout-shift", startTime: 900, value: 0.02 };
  Observer.made[0]?.report({ getEntries: () => [shift] });
  expect(reported).toEqual([{ name: "layout-shift", value: 0.02 }]);
});
