import { expect, test } from "vitest";
import type { SunYear } from "#domain/homes/sun-code.ts";
import { sunSummary } from "./sun-summary.ts";

const none: SunYear = Array.from({ length: 12 }, () => []);

test("a year without sun says so", () => {
  expect(sunSummary(none)).toBe("No direct sun in any month.");
});

test("the months with most and least sun are named", () => {
  const year = none.map((_, month) => [[600, 660 + month * 5]] as const);
  expect(sunSummary(year)).toBe("Most in December: 1 h 55 min. Least in January: 1 h.");
});

test("the same sun in every month is said once", () => {
  expect(sunSummary(none.map(() => [[600, 690]] as const))).toBe("1 h 30 min in every month.");
});
