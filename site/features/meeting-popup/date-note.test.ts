import { expect, test } from "vitest";
import { dateNote } from "./date-note.ts";

const officeDays = { closedDays: [4, 5], openDays: "Saturday to Wednesday" };

test("a date on which the office is closed says so", () => {
  const closed = "The office is closed on Thursday and Friday; we will propose another time.";
  expect(dateNote("2026-03-12", officeDays)).toBe(closed);
  expect(dateNote("2026-03-13", officeDays)).toBe(closed);
  expect(dateNote("2026-03-14", officeDays)).toBe("The office is open Saturday to Wednesday.");
  expect(dateNote("", officeDays)).toBe("The office is open Saturday to Wednesday.");
});
