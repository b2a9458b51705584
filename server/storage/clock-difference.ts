/** How many milliseconds the clock of another machine may be ahead. A stored time that is further ahead was written
 * before the clock was set back. */
export const CLOCK_DIFFERENCE = 60_000;
