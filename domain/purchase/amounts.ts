/** A hundred fils, paisa or cents to a whole unit. */
export const MINOR_UNITS = 100;

/** Offsets the binary error of decimals: 1.005 * 100 is 100.49999999999999. */
const BINARY_ERROR = 1 + 2 ** -50;

/** Rounds half up to whole minor units, for amounts from 0. */
export function roundAmount(amount: number): number {
  return Math.floor(amount * BINARY_ERROR + 0.5);
}

/** A share of an amount: 4 % of EUR 1,000,000 is `shareOf(100_000_000, 0.04)`. */
export function shareOf(amount: number, share: number): number {
  return roundAmount(amount * share);
}

export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
