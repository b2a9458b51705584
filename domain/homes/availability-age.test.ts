import { expect, test } from "vitest";
import { availabilityAge } from "./availability-age.ts";

const asOf = "2026-11-15T17:30:00+04:00";

test.for([
  ["2026-11-15T17:31:00+04:00", null],
  ["2026-11-16T17:30:00+04:00", null],
  ["2026-11-16T17:31:00+04:00", 1],
  // In London and Dubai alike the office's day counts: it is 00:30 on the 18th there.
  ["2026-11-17T20:30:00Z", 3],
  ["2026-11-17T19:59:00Z", 2],
  ["2027-11-15T18:00:00+04:00", 365],
  // The clock of the visitor is wrong.
  ["2020-01-01T00:00:00Z", null],
] as const)("at %s availability of 15 November is %s days old", ([now, days]) => {
  expect(availabilityAge(asOf, Date.parse(now))).toBe(days);
});
