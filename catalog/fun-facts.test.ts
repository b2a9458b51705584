import { expect, test } from "vitest";
import { allFunFacts } from "./fun-facts.ts";

test("[3.029] [9.014] the five fun facts, to the letter", () => {
  expect(allFunFacts().map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    "70+ Years Of Experience",
    "80+ Expert Specialists",
    "20+ Successful Projects",
    "1100+ Happy Customers",
    "5+ Global Presence Countries",
  ]);
});
