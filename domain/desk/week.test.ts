import { expect, test } from "vitest";
import { weekStarts } from "./week.ts";

const starts = (time: string, count: number, timeZone = "Asia/Dubai") =>
  weekStarts(Date.parse(time), count, timeZone).map((start) => new Date(start).toISOString());

test.for([
  ["2026-11-15T20:00:00.000Z", "the first moment of Monday in Dubai"],
  ["2026-11-17T12:00:00.000Z", "a Tuesday"],
  ["2026-11-22T19:59:59.999Z", "the last moment of Sunday in Dubai"],
] as const)("%s, %s, is in the week of 16 November", ([time]) => {
  expect(starts(time, 1)).toEqual(["2026-11-15T20:00:00.000Z"]);
});

test("the moment before Monday is in the week before", () => {
  expect(starts("2026-11-15T19:59:59.999Z", 1)).toEqual(["2026-11-08T20:00:00.000Z"]);
});

test("weeks begin at midnight before and after daylight saving time begins", () => {
  expect(starts("2026-04-01T12:00:00Z", 3, "Europe/London")).toEqual([
    "2026-03-16T00:00:00.000Z",
    "2026-03-23T00:00:00.000Z",
    "2026-03-29T23:00:00.000Z",
  ]);
});
