/** Days of the office. Dubai is four hours ahead of UTC all year. */

export const DUBAI_OFFSET = 4 * 3_600_000;

const DAY = 24 * 3_600_000;

/** The number of the day in Dubai, counted from 1970. */
export function dubaiDay(time: number): number {
  return Math.floor((time + DUBAI_OFFSET) / DAY);
}

/** The first moment of the next day in Dubai. */
export function endOfDubaiDay(time: number): number {
  return (dubaiDay(time) + 1) * DAY - DUBAI_OFFSET;
}

export const WEEK = 7 * DAY;

/** 1970 began on a Thursday. */
const DAYS_FROM_MONDAY = 3;

/** The first moment of Monday in Dubai. */
export function startOfDubaiWeek(time: number): number {
  const day = dubaiDay(time);
  return (day - ((day + DAYS_FROM_MONDAY) % 7)) * DAY - DUBAI_OFFSET;
}
