export const MAX_ATTEMPTS = 8;

export const LONGEST_WAIT = 3_600_000;
const JITTER = 0.2;
const GROWTH = 3;

const WAITS = {
  patient: { first: 10_000, longest: LONGEST_WAIT },
  /** A mail server that refuses unknown senders at first (greylisting) accepts one after some minutes. */
  urgent: { first: 5000, longest: 60_000 },
};

/** About 10 s, 30 s, 90 s and so on up to an hour; urgent: 5 s, 15 s, 45 s, then a minute. The jitter spreads
 * messages that failed together. `random` is in [0, 1). */
export function waitAfter(
  attempts: number,
  random: number,
  pace: keyof typeof WAITS = "patient",
): number {
  const { first, longest } = WAITS[pace];
  const wait = Math.min(first * GROWTH ** (attempts - 1), longest);
  return Math.round(wait * (1 + JITTER * (random * 2 - 1)));
}
