import { daysBetween } from "#domain/purchase/dates.ts";
import type { Line } from "#domain/purchase/line.ts";

export type CashPoint = { date: string; total: number };

export function cashPoints(lines: readonly Line[]): CashPoint[] {
  const points: CashPoint[] = [];
  let total = 0;
  for (const { date, amount } of lines) {
    total += amount;
    const last = points.at(-1);
    if (last?.date === date) last.total = total;
    else points.push({ date, total });
  }
  return points;
}

export type ChartArea = { from: string; to: string; low: number; high: number; step: number };

const MOST_STEPS = 4;

/** Round steps of amounts that contain all curves, and 0. */
export function chartArea(curves: readonly CashPoint[][]): ChartArea {
  const dates = curves.flatMap((points) => points.map(({ date }) => date)).toSorted();
  const totals = [0, ...curves.flatMap((points) => points.map(({ total }) => total))];
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const step = roundStep((high - low) / MOST_STEPS);
  return {
    from: dates[0] ?? "",
    to: dates.at(-1) ?? "",
    low: Math.floor(low / step) * step,
    high: Math.max(step, Math.ceil(high / step) * step),
    step,
  };
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)));
  return ([1, 2, 5].find((factor) => factor * power >= size) ?? 10) * power;
}

/** 0 at the first day, 100 at the last. */
export function across(date: string, { from, to }: ChartArea): number {
  return from === to ? 0 : (100 * daysBetween(from, date)) / daysBetween(from, to);
}

/** 0 at the highest amount, 100 at the lowest. */
export function down(total: number, { low, high }: ChartArea): number {
  return (100 * (high - total)) / (high - low);
}

/** The amounts of the chart's lines, the highest first. */
export function chartLevels({ low, high, step }: ChartArea): number[] {
  return Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, index) => high - index * step,
  );
}

/** The first day of each year, or of at most seven years in even steps. */
export function chartYears({ from, to }: ChartArea): string[] {
  const first = Number(from.slice(0, 4)) + 1;
  const count = Number(to.slice(0, 4)) - first + 1;
  const step = Math.max(1, Math.ceil(count / 7));
  return Array.from(
    { length: Math.max(0, Math.ceil(count / step)) },
    (_, index) => `${first + index * step}-01-01`,
  );
}

/** Cash stays the same until the next payment, so the curve has steps. */
export function curvePath(points: readonly CashPoint[], area: ChartArea): string {
  let path = `M0 ${rounded(down(0, area))}`;
  for (const { date, total } of points) {
    path += `H${rounded(across(date, area))}V${rounded(down(total, area))}`;
  }
  return path;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
