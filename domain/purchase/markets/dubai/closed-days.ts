/** Islamic holidays follow the moon and are not known years ahead; a note says so. */
export type ClosedDay = "saturday" | "sunday" | "newYear" | "nationalDay";

const HOLIDAYS: Readonly<Record<string, ClosedDay>> = {
  "01-01": "newYear",
  "12-02": "nationalDay",
  "12-03": "nationalDay",
};

const SUNDAY = 0;
const SATURDAY = 6;

/** Banks and offices are closed at the weekend and on public holidays. */
export function closedDay(date: string): ClosedDay | null {
  const holiday = HOLIDAYS[date.slice(5)];
  if (holiday) return holiday;
  const weekday = new Date(date).getUTCDay();
  if (weekday === SATURDAY) return "saturday";
  return weekday === SUNDAY ? "sunday" : null;
}
