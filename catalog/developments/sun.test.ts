import { expect, test } from "vitest";
import { sunMinutes } from "#domain/homes/sun-code.ts";
import { findDevelopment } from "./developments.ts";
import { sunOfStack } from "./sun.ts";

const DECEMBER = 11;
const STEP = 5;

test("a home under a balcony has the hours of sun that rays over its whole glass found", () => {
  const development = findDevelopment("indus-residence");
  const stack = development?.stacks.find(({ wing, number }) => wing === "B" && number === 2);
  if (!development || !stack) throw new Error("There is no stack of B-102");
  const minutes = sunMinutes(sunOfStack(development, stack, 1)[DECEMBER] ?? []);
  // A quarter of the glass of B-102 is lit for 3 h 45 min on 21 December, its middle for 35 min.
  expect(Math.abs(minutes - 225)).toBeLessThanOrEqual(STEP);
});
