import { expect, test } from "vitest";
import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { deriveHomes } from "#domain/homes/homes.ts";
import { whyHere } from "#catalog/why-here.ts";
import { allDevelopments } from "./developments.ts";
import { yieldPlaceholders } from "./yields.ts";

const { "yields.gross": gross = "", "yields.net": net = "" } = yieldPlaceholders();

/** Read from the files, with the arithmetic that the page explains: no code of the calendar. */
function yieldsOf(key: string) {
  const facts = parse(readFileSync(`content/developments/${key}/facts.yaml`, "utf8")) as {
    serviceCharge: number;
    rents: { yearly: Record<string, number> };
  };
  const development = allDevelopments().find((one) => one.key === key)!;
  return deriveHomes(development).map(({ type, price, insideArea, balconyArea }) => {
    const rent = facts.rents.yearly[type]!;
    // Four weeks without a tenant; 4 % registration, AED 5,000 for the trustee and 270 for the deed.
    const squareFeet = (insideArea + balconyArea) / 0.09290304;
    const left = (rent * 48) / 52 - facts.serviceCharge * squareFeet;
    return { gross: rent / price, net: left / (price * 1.04 + 5_270) };
  });
}

test("the yields in texts are the lowest and the highest of all homes", () => {
  const yields = allDevelopments().flatMap(({ key }) => yieldsOf(key));
  const range = (shares: number[]) =>
    `${(100 * Math.min(...shares)).toFixed(1)} to ${(100 * Math.max(...shares)).toFixed(1)}\u00a0%`;
  expect(gross).toBe(range(yields.map((one) => one.gross)));
  expect(net).toBe(range(yields.map((one) => one.net)));
});

test("[9.015] beside the claim of the market stands what our homes bring", () => {
  const reason = whyHere.reasons.find(({ id }) => id === "yield");
  expect(reason?.explanation).toContain("market");
  expect(reason?.explanation).toContain(`${gross} gross and ${net} net`);
});

test("a rent is stated for a type, so that yields differ between homes of one type", () => {
  for (const { key } of allDevelopments()) {
    expect(new Set(yieldsOf(key).map((one) => one.gross)).size).toBeGreaterThan(3);
  }
});
