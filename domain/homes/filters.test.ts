import { expect, test } from "vitest";
import { activeFilters, filterHomes, noHomeFilters } from "./filters.ts";
import {
  countChoices,
  countInRange,
  filterChoices,
  loosenings,
  measuresFor,
  offeredFilters,
  rangeSteps,
  roundStep,
} from "./filter-counts.ts";
import { makeHome } from "./test-homes.ts";

const studio = makeHome({ number: "A-303", bedrooms: 0, price: 520_000, insideArea: 410 });
const low = makeHome({ number: "A-101", floor: 1, price: 1_010_000, morningSun: true });
const high = makeHome({ number: "A-704", floor: 7, morningSun: true, noLateSun: true });
const sold = makeHome({ number: "C-202", outlook: "garden", status: "sold", noLateSun: true });
const tower = makeHome({ development: "warsan-tower", number: "A-2101", floor: 21, bedrooms: 1 });
const all = [studio, low, high, sold, tower];

test("without filters all homes stay in their order", () => {
  expect(filterHomes(all, noHomeFilters)).toEqual(all);
  expect(activeFilters(noHomeFilters)).toEqual([]);
});

test("the values of one filter are alternatives", () => {
  expect(filterHomes(all, { ...noHomeFilters, bedrooms: ["0", "1"] })).toEqual([studio, tower]);
  expect(filterHomes(all, { ...noHomeFilters, development: ["warsan-tower"] })).toEqual([tower]);
});

test("a range includes its ends", () => {
  expect(filterHomes(all, { ...noHomeFilters, price: { to: 520_000 } })).toEqual([studio]);
  expect(filterHomes(all, { ...noHomeFilters, floor: { from: 7, to: 21 } })).toEqual([high, tower]);
  expect(filterHomes(all, { ...noHomeFilters, area: { from: 411 } })).not.toContain(studio);
});

test("a home without a price fits no range of prices, and counts in none", () => {
  const gone = makeHome({ number: "C-302", status: "sold", price: null });
  expect(filterHomes([gone], noHomeFilters)).toEqual([gone]);
  expect(filterHomes([gone], { ...noHomeFilters, price: { to: 9_000_000 } })).toEqual([]);
  expect(filterHomes([gone], { ...noHomeFilters, price: { from: 0 } })).toEqual([]);
  expect(measuresFor([gone, studio], noHomeFilters, "price")).toEqual([520_000]);
});

test("a home must have all the sun that is asked for", () => {
  expect(filterHomes(all, { ...noHomeFilters, sun: ["morning"] })).toEqual([low, high]);
  expect(filterHomes(all, { ...noHomeFilters, sun: ["morning", "no-late"] })).toEqual([high]);
});

test("filters combine, and one of them can be removed", () => {
  const filters = { ...noHomeFilters, status: ["available"], sun: ["no-late"] as const };
  expect(filterHomes(all, filters)).toEqual([high]);
  expect(activeFilters(filters)).toEqual(["sun", "status"]);
  expect(filterHomes(all, { ...filters, status: [] })).toEqual([high, sold]);
});

test("only values that occur are offered", () => {
  expect(filterChoices(all)).toEqual({
    development: ["indus-residence", "warsan-tower"],
    bedrooms: ["0", "1", "2"],
    outlook: ["garden", "street"],
    status: ["available", "sold"],
  });
});

test("a count says what a choice would leave, whatever else is chosen in the same filter", () => {
  const filters = { ...noHomeFilters, bedrooms: ["0"], status: ["available"] };
  expect(countChoices(all, filters, "bedrooms")).toEqual({ 0: 1, 1: 1, 2: 2 });
  expect(countChoices(all, filters, "status")).toEqual({ available: 1 });
  expect(countChoices(all, filters, "sun")).toEqual({});
  expect(countChoices(all, noHomeFilters, "sun")).toEqual({ morning: 2, "no-late": 2 });
  const morning = { ...noHomeFilters, sun: ["morning"] as const };
  expect(countChoices(all, morning, "sun")).toEqual({ morning: 2, "no-late": 1 });
});

test("a count of a range is of the homes that fit all other filters", () => {
  const filters = { ...noHomeFilters, development: ["indus-residence"], floor: { from: 7 } };
  const floors = measuresFor(all, filters, "floor");
  expect(floors.toSorted()).toEqual([1, 3, 3, 7]);
  expect(countInRange(floors, { from: 3 })).toBe(3);
  expect(countInRange(floors, { from: 3, to: 6 })).toBe(2);
  expect(measuresFor(all, filters, "price")).toEqual([1_200_000]);
});

test("an empty result names the filters to remove, the best first", () => {
  const filters = { ...noHomeFilters, bedrooms: ["1"], outlook: ["garden"], price: { to: 100 } };
  expect(loosenings(all, filters)).toEqual([]);
  expect(loosenings(all, { ...filters, price: {} })).toEqual([
    { name: "bedrooms", count: 1 },
    { name: "outlook", count: 1 },
  ]);
  expect(loosenings(all, { ...noHomeFilters, floor: { from: 20 }, bedrooms: ["2"] })).toEqual([
    { name: "floor", count: 3 },
    { name: "bedrooms", count: 1 },
  ]);
});

test("a filter is offered only where homes differ in it, and that of sun where a home has some", () => {
  const offered = (homes: typeof all) => offeredFilters(homes, filterChoices(homes));
  expect(offered([studio, sold])).toEqual([
    "bedrooms",
    "price",
    "area",
    "floor",
    "outlook",
    "sun",
    "status",
  ]);
  expect(offered([studio, tower])).not.toContain("sun");
});

test("the steps of a range cover all measures with round values", () => {
  expect(rangeSteps([520_000, 1_010_000], 100_000).at(0)).toBe(500_000);
  expect(rangeSteps([520_000, 1_010_000], 100_000).at(-1)).toBe(1_100_000);
  expect(rangeSteps([], 100)).toEqual([]);
});

test.for([
  [[586_000, 1_626_000], 100_000],
  [[1_103_000, 1_711_000], 100_000],
  [[913, 1_382], 100],
  [[42_000_000, 310_000_000], 10_000_000],
  [[500_000, 500_000], 1],
])("values of %s are filtered in steps of %d", ([measures, step]) => {
  expect(roundStep(measures as number[])).toBe(step);
});
