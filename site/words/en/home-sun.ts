export const intro = (timeZone: string) =>
  `Direct sun on the living room's windows on the 21st of each month, in ${timeZone}. We count the time during which the sun falls on at least a quarter of the glass on one side of the room.`;
export const method =
  "Computed from the position of the sun and our model of the building: its own wings, the balconies above and the neighbours cast shade. Railings, plants, curtains and haze are left out.";
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** Months are counted from 0. */
export const monthName = (month: number) => months[month] ?? "";
export const shortMonth = (month: number) => monthName(month).slice(0, 3);
export const monthLetter = (month: number) => monthName(month).slice(0, 1);
/** "4 h 35 min" */
export const duration = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return "none";
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
};
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const noSun = "Sun on less than a quarter of the glass in every month.";
export const range = (most: string, mostMonth: string, least: string, leastMonth: string) =>
  `Most in ${mostMonth}: ${most}. Least in ${leastMonth}: ${least}.`;
export const always = (hours: string) => `${hours} in every month.`;
export const showTable = "All times as a table";
export const tableCaption = "Direct sun on the 21st of each month";
/** "Direct sun on the 21st of each month: January 4 h, February 4 h 35 min" */
export const minutesByMonth = (minutes: number[]) =>
  `${tableCaption}: ${minutes.map((sum, month) => `${monthName(month)} ${duration(sum)}`).join(", ")}`;
export const month = "Month";
export const hours = "Hours";
export const times = "From and to";
export const legendSun = "Direct sun";
export const legendDay = "Daylight";
