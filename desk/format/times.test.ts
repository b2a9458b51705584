import { expect, test } from "vitest";
import { age, dateAndTime, shortDate, dueTime, duration, fieldTime, timeOfField } from "./times.ts";

const dubai = (time: string) => Date.parse(`${time}+04:00`);
const now = dubai("2026-11-17T02:00");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.for([
  [0, "now"],
  [5 * MINUTE, "5 min"],
  [59 * MINUTE, "59 min"],
  [3 * HOUR, "3 h"],
  [13 * DAY, "13 d"],
  [21 * DAY, "3 wk"],
  [-HOUR, "now"],
] as const)("%i ms ago is %s", ([passed, text]) => {
  expect(age(now - passed, now)).toBe(text);
});

test("a due time names today and tomorrow", () => {
  expect(dueTime(dubai("2026-11-17T18:05"), now)).toBe("Today 18:05");
  expect(dueTime(dubai("2026-11-18T00:05"), now)).toBe("Tomorrow 00:05");
  expect(dueTime(dubai("2026-11-19T09:00"), now)).toBe("19 Nov, 09:00");
});

test("a time of another year names the year", () => {
  expect(dateAndTime(dubai("2025-01-02T00:30"), now)).toBe("2 Jan 2025, 00:30");
});

test("a time goes through its field and back", () => {
  expect(fieldTime(now)).toBe("2026-11-17T02:00");
  expect(timeOfField(fieldTime(now))).toBe(now);
});

test.for([
  [null, "–"],
  [0, "0 min"],
  [35 * MINUTE, "35 min"],
  [2.5 * HOUR, "2.5 h"],
  [26 * HOUR, "26 h"],
  [3 * DAY, "3 d"],
] as const)("a duration of %s ms is %s", ([milliseconds, text]) => {
  expect(duration(milliseconds)).toBe(text);
});

test("a week begins with the date in Dubai", () => {
  expect(shortDate(Date.parse("2026-11-15T20:00:00Z"))).toBe("16 Nov");
  expect(shortDate(Date.parse("2026-11-15T20:00:00Z"), { year: true })).toBe("16 Nov 2026");
});
