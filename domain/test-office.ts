import type { Office } from "./office.ts";

/** Four hours ahead of UTC all year. */
export const dubaiOffice: Office = {
  city: "Dubai",
  timeZone: "Asia/Dubai",
  timeZoneName: "Dubai time",
  opens: "09:00",
  closes: "18:00",
  closedDays: [6, 0],
  meetingMinutes: 30,
  phoneCalls: { from: "09:00", until: "18:00", perDay: 1, perWeek: 2 },
  localNumbers: [],
  nationalDigits: 9,
};

/** With daylight saving time, and hours of its own. */
export const londonOffice: Office = {
  ...dubaiOffice,
  city: "London",
  timeZone: "Europe/London",
  timeZoneName: "London time",
  opens: "08:30",
  closes: "16:45",
  closedDays: [0],
  meetingMinutes: 60,
  phoneCalls: { from: "08:00", until: "21:00", perDay: 2, perWeek: 3 },
};
