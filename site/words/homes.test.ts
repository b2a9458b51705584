import { expect, test } from "vitest";
import { availabilityAsOf, monthOf } from "./en/homes.ts";

test("the time of the availability is Dubai's, however it was written", () => {
  const text = "Availability as of 1 December 2026, 00:30, Dubai time.";
  expect(availabilityAsOf("2026-12-01T00:30:00+04:00")).toBe(text);
  expect(availabilityAsOf("2026-11-30T20:30:00Z")).toBe(text);
});

test("a month is named with its year", () => {
  expect(monthOf("2027-06-30")).toBe("June 2027");
});
