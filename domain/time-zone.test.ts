import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import {
  endOfDay,
  localDay,
  localTime,
  momentOf,
  offsetName,
  startOfDay,
  timeWithOffset,
} from "./time-zone.ts";

const HOUR = 3_600_000;

/** What the clock of a process in this time zone shows, which it knows from its environment. */
function clockOfProcess(timeZone: string, moments: number[]): string[] {
  const script = `
    const two = (number) => String(number).padStart(2, "0");
    console.log(JSON.stringify(${JSON.stringify(moments)}.map((moment) => {
      const at = new Date(moment);
      const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
      return day + "T" + two(at.getHours()) + ":" + two(at.getMinutes());
    })));`;
  const env = { ...process.env, TZ: timeZone };
  return JSON.parse(execFileSync(process.execPath, ["-e", script], { env, encoding: "utf8" }));
}

/** Three days around each of these, every half hour. */
const aroundChanges = [
  "2026-03-28",
  "2026-10-24",
  "2026-04-04",
  "2026-10-03",
  "2026-09-05",
].flatMap((day) => Array.from({ length: 144 }, (_, index) => Date.parse(day) + (index * HOUR) / 2));

test.for([
  "Asia/Dubai",
  "Asia/Kolkata",
  "Europe/London",
  "America/St_Johns", // half an hour, with daylight saving time
  "America/Santiago", // daylight saving time begins at midnight
  "Australia/Lord_Howe", // daylight saving time of half an hour
])("the local time of %s is that of a process there", (timeZone) => {
  const expected = clockOfProcess(timeZone, aroundChanges);
  expect(aroundChanges.map((moment) => localTime(moment, timeZone))).toEqual(expected);
  for (const [index, moment] of aroundChanges.entries()) {
    const found = momentOf(expected[index]!, timeZone);
    // A time that clocks show twice is the first of both.
    const first = expected.indexOf(expected[index]!);
    expect(found).toBe(first === index ? moment : aroundChanges[first]);
  }
});

test("a time that clocks skip is as much later as they skip", () => {
  const skipped = momentOf("2026-03-29T01:30", "Europe/London");
  expect(localTime(skipped, "Europe/London")).toBe("2026-03-29T02:30");
});

test("a day whose midnight is skipped begins with its first moment", () => {
  const start = startOfDay("2026-09-06", "America/Santiago");
  expect(localTime(start, "America/Santiago")).toBe("2026-09-06T01:00");
  expect(localDay(start - 1, "America/Santiago")).toBe("2026-09-05");
});

test("the day on which daylight saving time begins has 23 hours, the one on which it ends 25", () => {
  const hours = (day: string) => {
    const start = startOfDay(day, "Europe/London");
    return (endOfDay(start, "Europe/London") - start) / HOUR;
  };
  expect([hours("2026-03-29"), hours("2026-10-25"), hours("2026-06-01")]).toEqual([23, 25, 24]);
});

test("an offset is named as visitors know it", () => {
  const [winter, summer] = [Date.parse("2026-01-01"), Date.parse("2026-07-01")];
  expect(offsetName(winter, "Asia/Dubai")).toBe("GMT+4");
  expect(offsetName(winter, "Asia/Kolkata")).toBe("GMT+5:30");
  expect(offsetName(winter, "Europe/London")).toBe("GMT");
  expect(offsetName(summer, "Europe/London")).toBe("GMT+1");
  expect(offsetName(winter, "America/St_Johns")).toBe("GMT-3:30");
});

test.each([
  ["Asia/Dubai", "2026-11-15T17:30:05+04:00"],
  ["America/St_Johns", "2026-11-15T10:00:05-03:30"],
  ["Europe/London", "2026-11-15T13:30:05+00:00"],
])("in %s a moment is written as %s", (timeZone, text) => {
  expect(timeWithOffset(Date.parse("2026-11-15T13:30:05Z"), timeZone)).toBe(text);
});
