import { expect, test } from "vitest";
import { isCalendarDate, longDate, plainDate } from "./calendar-date.ts";

test("a calendar date is a day that exists", () => {
  expect(isCalendarDate("2028-02-29")).toBe(true);
  for (const text of ["2026-02-29", "2026-13-01", "1 March 2026", "2026-3-1", ""]) {
    expect(isCalendarDate(text)).toBe(false);
  }
});

test("a date is written with its month as a word", () => {
  expect(plainDate("2026-03-02")).toBe("2 March 2026");
  expect(longDate("2026-03-12")).toBe("Thursday, 12 March 2026");
});
