import type { Line } from "./line.ts";
import { yearsBetween } from "./purchase-dates.ts";

/** Growth as a logarithm: from losing all but a tenth of a thousandth in a year to 400 times the money. */
const LARGEST = 9;
const FIRST_STEP = 0.02;
const HALVINGS = 60;

/**
 * The yearly rate at which the payments and receipts are worth the same, each from its own date by days
 * of a year of 365. Of several, the one nearest to 0; null when there is none.
 */
export function internalRate(lines: Pick<Line, "date" | "amount">[]): number | null {
  const first = lines
    .map(({ date }) => date)
    .reduce((one, other) => (other < one ? other : one), "9");
  const flows = lines.map(({ date, amount }) => ({ amount, years: yearsBetween(first, date) }));
  const value = (growth: number) =>
    flows.reduce((total, { amount, years }) => total + amount * Math.exp(-growth * years), 0);
  const bracket = findBracket(value);
  return bracket && Math.expm1(bisect(value, ...bracket));
}

/** Looks for a change of sign on both sides of 0, in growing steps. */
function findBracket(value: (growth: number) => number): [number, number] | null {
  let from = 0;
  for (let step = FIRST_STEP; from < LARGEST; step *= 1.2) {
    const to = from + step;
    if (value(from) * value(to) <= 0 && value(to) !== 0) return [from, to];
    if (value(-from) * value(-to) <= 0 && value(-to) !== 0) return [-to, -from];
    from = to;
  }
  return null;
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
