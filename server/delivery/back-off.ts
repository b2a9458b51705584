export const MAX_ATTEMPTS = 8;

const FIRST_WAIT = 10_000;
export const LONGEST_WAIT = 3_600_000;
const GROWTH = 3;
const JITTER = 0.2;

/** About 10 s, 30 s, 90 s and so on up to an hour. The jitter spreads messages that failed together. `random`
 * is in [0, 1). */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(FIRST_WAIT * GROWTH ** (attempts - 1), LONGEST_WAIT);
  return Math.round(wait * (1 + JITTER * (random * 2 - 1)));
}
