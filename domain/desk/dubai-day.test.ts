import { expect, test } from "vitest";
import { startOfDubaiWeek } from "./dubai-day.ts";

test.for([
  ["2026-11-15T20:00:00.000Z", "the first moment of Monday in Dubai"],
  ["2026-11-17T12:00:00.000Z", "a Tuesday"],
  ["2026-11-22T19:59:59.999Z", "the last moment of Sunday in Dubai"],
] as const)("%s, %s, is in the week of 16 November", ([time]) => {
  expect(new Date(startOfDubaiWeek(Date.parse(time))).toISOString()).toBe(
    "2026-11-15T20:00:00.000Z",
  );
});

test("the moment before Monday is in the week before", () => {
  const sunday = Date.parse("2026-11-15T19:59:59.999Z");
  expect(new Date(startOfDubaiWeek(sunday)).toISOString()).toBe("2026-11-08T20:00:00.000Z");
});
