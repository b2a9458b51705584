const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days ago the office's calendar showed the day of `asOf`, if it is older than a day; else
 * null. The offset of `asOf` tells the office's day, so that a browser needs no time zones. */
export function availabilityAge(asOf: string, now: number): number | null {
  if (now - Date.parse(asOf) <= DAY_MS) return null;
  const offset = Date.parse(`${asOf.slice(0, 19)}Z`) - Date.parse(asOf);
  const today = Math.floor((now + offset) / DAY_MS);
  return today - Math.floor(Date.parse(`${asOf.slice(0, 10)}T00:00:00Z`) / DAY_MS);
}
