import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { addDays } from "#domain/calendar-date.ts";
import { addMonths, compareDates, daysBetween, nearestDate } from "./dates.ts";

test.for([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2026-08-31", 1, "2026-09-30"],
  ["2026-08-31", 2, "2026-10-31"],
  ["2026-11-16", 3, "2027-02-16"],
  ["2026-12-31", 0, "2026-12-31"],
  ["2026-03-31", -1, "2026-02-28"],
] as const)("%s and %d months are %s", ([date, months, expected]) => {
  expect(addMonths(date, months)).toBe(expected);
});

test("added months lead to the month counted, to the same day or its last", () => {
  const anyDay = fc.nat(40_000).map((days) => addDays("1990-01-01", days));
  fc.assert(
    fc.property(anyDay, fc.nat(600), (date, months) => {
      const result = addMonths(date, months);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(isCalendarDate(result)).toBe(true);
      expect(monthOf(result) - monthOf(date)).toBe(months);
      const isLastDay = addDays(result, 1).endsWith("-01");
      expect(
        result.slice(8) === date.slice(8) || (isLastDay && result.slice(8) < date.slice(8)),
      ).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test("days are counted over a leap day", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2027-02-28", "2027-03-01")).toBe(1);
  expect(addDays("2028-02-28", 366)).toBe("2029-02-28");
});

test("dates are compared for sorting, and the same day is neither before nor after", () => {
  expect(compareDates("2026-09-30", "2026-10-01")).toBe(-1);
  expect(compareDates("2027-01-01", "2026-12-31")).toBe(1);
  expect(compareDates("2026-11-16", "2026-11-16")).toBe(0);
});

test.for([
  ["2026-02-30", "2026-02-28"],
  ["2028-02-31", "2028-02-29"],
  ["2026-04-31", "2026-04-30"],
  ["2026-05-31", "2026-05-31"],
  ["2026-13-31", null],
  ["2026-02-32", null],
  ["tomorrow", null],
] as const)("the nearest date to %s is %s", ([text, expected]) => {
  expect(nearestDate(text)).toBe(expected);
});
