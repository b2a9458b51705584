import { expect, test } from "vitest";
import { whyHere } from "./why-here.ts";

test("[9.015] the four claims, to the letter", () => {
  expect(whyHere.reasons.map((reason) => reason.claim)).toEqual([
    "Rental yields up to 8-10% annually",
    "0% property tax on rental income and capital gains",
    "200+ cities connected by the airport",
    "100% foreign ownership",
  ]);
});

test("[9.015] each claim is explained", () => {
  for (const { explanation } of whyHere.reasons) {
    expect(explanation).toMatch(/\.$/);
  }
});
