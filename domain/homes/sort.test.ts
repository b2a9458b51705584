import { expect, test } from "vitest";
import { isHomeSort, sortHomes } from "./sort.ts";
import { makeHome } from "./test-homes.ts";

const cheap = makeHome({ number: "A-101", floor: 1, stack: 1, price: 500_000, status: "sold" });
const next = makeHome({ number: "A-1001", floor: 10, stack: 1, price: 600_000 });
const dear = makeHome({ number: "A-201", floor: 2, stack: 1, price: 900_000 });
const later = makeHome({ number: "B-101", wing: "B", price: 550_000, status: "not-released" });
const all = [cheap, dear, later, next];

test("available homes come first, then by price", () => {
  expect(sortHomes(all, "")).toEqual([next, dear, later, cheap]);
});

test("a column sorts up and down", () => {
  expect(sortHomes(all, "price")).toEqual([cheap, later, next, dear]);
  expect(sortHomes(all, "-price")).toEqual([dear, next, later, cheap]);
});

test("homes without a price come last, whichever price is first", () => {
  const sold = makeHome({ number: "C-101", wing: "C", price: null, status: "sold" });
  expect(sortHomes([sold, ...all], "price").at(-1)).toBe(sold);
  expect(sortHomes([sold, ...all], "-price").at(-1)).toBe(sold);
});

test("numbers are sorted by wing, floor and stack, not as texts", () => {
  expect(sortHomes(all, "number")).toEqual([cheap, dear, next, later]);
});

test("homes that are equal in a column keep the default order", () => {
  expect(sortHomes(all, "-bedrooms")).toEqual(sortHomes(all, ""));
});

test("only columns are accepted as an order", () => {
  expect(["", "price", "-floor"].every(isHomeSort)).toBe(true);
  expect(["toString", "--price", "-"].some(isHomeSort)).toBe(false);
});
