/** Numbers in the text form that Prometheus reads. */

type Labels = Record<string, string | number>;

export type Counter = {
  add(labels: Labels): void;
  /** Adds one to the same series each time, which costs less than finding it by its labels. */
  series(labels: Labels): () => void;
  render(): string[];
};

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { count: number }>();
  function find(labels: Labels): { count: number } {
    const series = seriesOf(labels);
    const found = counts.get(series) ?? { count: 0 };
    counts.set(series, found);
    return found;
  }
  return {
    add: (labels) => void find(labels).count++,
    series(labels) {
      const found = find(labels);
      return () => void found.count++;
    },
    render: () => [
      ...heading(name, help, "counter"),
      ...[...counts].map(([series, { count }]) => `${name}${series} ${count}`),
    ],
  };
}

export type Histogram = {
  observe(labels: Labels, value: number): void;
  render(): string[];
};

export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();
  return {
    observe(labels, value) {
      const key = seriesOf(labels);
      const series = all.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      all.set(key, series);
      series.count++;
      series.sum += value;
      for (const [index, bound] of bounds.entries()) {
        if (value <= bound) series.buckets[index]! += 1;
      }
    },
    render: () => [
      ...heading(name, help, "histogram"),
      ...[...all.values()].flatMap(({ labels, buckets, sum, count }) => [
        ...bounds.map(
          (bound, index) => `${name}_bucket${seriesOf({ ...labels, le: bound })} ${buckets[index]}`,
        ),
        `${name}_bucket${seriesOf({ ...labels, le: "+Inf" })} ${count}`,
        `${name}_sum${seriesOf(labels)} ${sum}`,
        `${name}_count${seriesOf(labels)} ${count}`,
      ]),
    ],
  };
}

export function gauge(name: string, help: string, value: number, kind = "gauge"): string[] {
  return [...heading(name, help, kind), `${name} ${value}`];
}

function heading(name: string, help: string, kind: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
}

/** `{route="/api/x",status="200"}`. Labels are words of ours, never a visitor's. */
function seriesOf(labels: Labels): string {
  let series = "";
  for (const label in labels) series += `${series ? "," : "{"}${label}="${labels[label]}"`;
  return `${series}}`;
}
