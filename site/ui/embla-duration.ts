/**
 * Embla does not ease over a given time: sixty times a second it pulls the track towards its goal,
 * the weaker the larger `duration` is. The time to cover 99 % of the way, which is what an eye calls
 * arrived, grows with it along this line (embla-duration.test.ts runs the pull).
 */
const MS_PER_UNIT = 39;
const MS_OFFSET = 300;

export function emblaDuration(milliseconds: number): number {
  return Math.round((milliseconds + MS_OFFSET) / MS_PER_UNIT);
}
