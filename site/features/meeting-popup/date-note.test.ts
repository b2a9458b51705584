import { expect, test } from "vitest";
import { dateNote } from "./date-note.ts";

test("a date on which the office is closed says so", () => {
  const closed = "The office is closed on Saturday and Sunday; we will propose another time.";
  expect(dateNote("2026-03-14")).toBe(closed);
  expect(dateNote("2026-03-15")).toBe(closed);
  expect(dateNote("2026-03-13")).toBe("The office is open Monday to Friday.");
  expect(dateNote("")).toBe("The office is open Monday to Friday.");
});
