import { expect, test } from "vitest";
import { SUNLIT_SHARE } from "#domain/homes/shade.ts";
import type { SunYear } from "#domain/homes/sun-code.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-sun.ts";
import { sunSummary } from "./sun-summary.ts";

const none: SunYear = Array.from({ length: 12 }, () => []);

test("a year without counted sun says that it falls on less of the glass, not that there is none", () => {
  expect(sunSummary(none)).toBe("Sun on less than a quarter of the glass in every month.");
});

test("the months with most and least sun are named", () => {
  const year = none.map((_, month) => [[600, 660 + month * 5]] as const);
  expect(sunSummary(year)).toBe("Most in December: 1 h 55 min. Least in January: 1 h.");
});

test("the same sun in every month is said once", () => {
  expect(sunSummary(none.map(() => [[600, 690]] as const))).toBe("1 h 30 min in every month.");
});

test("the dialog and the filters state the share of glass from which the sun counts", () => {
  expect(SUNLIT_SHARE).toBe(1 / 4);
  expect(words.intro("Dubai time")).toContain("at least a quarter of the glass");
  expect(homeWords.sunNote("morning")).toMatch(/quarter of the living room’s glass or more/);
  expect(homeWords.sunNote("no-late")).toMatch(/less than a quarter of the living room’s glass/);
});
