import { expect, test } from "vitest";
import { age, dateAndTime, dubaiDate, dueTime, duration, localInput } from "./times.ts";

const now = new Date(2026, 10, 17, 12, 0).getTime();
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
  expect(dueTime(new Date(2026, 10, 17, 18, 5).getTime(), now)).toBe("Today 18:05");
  expect(dueTime(new Date(2026, 10, 18, 0, 5).getTime(), now)).toBe("Tomorrow 00:05");
  expect(dueTime(new Date(2026, 10, 19, 9, 0).getTime(), now)).toBe("19 Nov, 09:00");
});

test("a time of another year names the year", () => {
  expect(dateAndTime(new Date(2025, 0, 2, 9, 30).getTime(), now)).toBe("2 Jan 2025, 09:30");
});

test("a time goes through its field and back", () => {
  expect(localInput(now)).toBe("2026-11-17T12:00");
  expect(new Date(localInput(now)).getTime()).toBe(now);
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
  expect(dubaiDate(Date.parse("2026-11-15T20:00:00Z"))).toBe("16 Nov");
  expect(dubaiDate(Date.parse("2026-11-15T20:00:00Z"), { year: true })).toBe("16 Nov 2026");
});
