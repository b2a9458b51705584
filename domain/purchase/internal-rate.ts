import { earlier } from "./dates.ts";
import type { Line } from "./line.ts";
import { yearsBetween } from "./purchase-dates.ts";

/** The logarithm of growth: from losing all but 0.0001 in a year to 8,000 times the money. */
const LARGEST = 9;
const FIRST_STEP = 0.02;
const HALVINGS = 50;

/** The yearly rate at which payments and receipts balance, by days of a year of 365. Of several rates, the one
 * nearest to 0. */
export function internalRate(lines: Pick<Line, "date" | "amount">[]): number | null {
  const flows = flowsByDay(lines);
  const value = (growth: number) => {
    let total = 0;
    for (const [years, amount] of flows) total += amount * Math.exp(-growth * years);
    return total;
  };
  const rates = findBrackets(value).map((bracket) => Math.expm1(bisect(value, ...bracket)));
  return rates.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? null;
}

/** Pairs of years since the first day and that day's amount. */
function flowsByDay(lines: Pick<Line, "date" | "amount">[]): [number, number][] {
  const days = new Map<string, number>();
  for (const { date, amount } of lines) days.set(date, (days.get(date) ?? 0) + amount);
  const first = [...days.keys()].reduce(earlier, "9");
  return [...days].map(([date, amount]) => [yearsBetween(first, date), amount]);
}

/** Searches on both sides of 0 in growing steps, up to the first step with a change of sign. */
function findBrackets(value: (growth: number) => number): [number, number][] {
  let from = 0;
  let above = value(0);
  let below = above;
  for (let step = FIRST_STEP; from < LARGEST; step *= 1.2) {
    const to = from + step;
    const nextAbove = value(to);
    const nextBelow = value(-to);
    const brackets: [number, number][] = [];
    if (changesSign(above, nextAbove)) brackets.push([from, to]);
    if (changesSign(below, nextBelow)) brackets.push([-to, -from]);
    if (brackets.length > 0) return brackets;
    [from, above, below] = [to, nextAbove, nextBelow];
  }
  return [];
}

function changesSign(from: number, to: number): boolean {
  return to !== 0 && Math.sign(from) !== Math.sign(to);
}

function bisect(value: (growth: number) => number, low: number, high: number): number {
  const sign = Math.sign(value(high));
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (Math.sign(value(middle)) === sign) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
