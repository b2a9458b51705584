import {
  array,
  assert,
  constantFrom,
  double,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  subarray,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";
import { readHomeUrl, writeHomeUrl } from "./filter-url.ts";
import type { FilterChoices } from "./filter-counts.ts";
import { noHomeFilters, sunFilters } from "./filters.ts";
import { type HomeSort, sortColumns } from "./sort.ts";

const choices: FilterChoices = {
  development: ["indus-residence", "warsan-tower"],
  bedrooms: ["0", "1", "2"],
  outlook: ["garden", "lake"],
  status: ["available", "reserved", "sold"],
};

const range = tuple(option(nat(), { nil: undefined }), option(nat(), { nil: undefined })).map(
  ([one, other]) => {
    if (one !== undefined && other !== undefined) {
      return { from: Math.min(one, other), to: Math.max(one, other) };
    }
    return { ...(one !== undefined && { from: one }), ...(other !== undefined && { to: other }) };
  },
);

const filters = record({
  development: subarray(choices.development),
  bedrooms: subarray(choices.bedrooms),
  outlook: subarray(choices.outlook),
  status: subarray(choices.status),
  sun: subarray([...sunFilters]),
  price: range,
  area: range,
  floor: range,
});

const sort = constantFrom<HomeSort>(
  "",
  ...sortColumns,
  ...sortColumns.map((one) => `-${one}` as const),
);

test("an empty value counts as absent, and a name without an edge asks for one value", () => {
  const query = new URLSearchParams("bedrooms=&price-from=&floor=5&area=abc");
  const { filters: read, mistakes } = readHomeUrl(query, choices);
  expect(read).toEqual({ ...noHomeFilters, floor: { from: 5, to: 5 } });
  expect(mistakes).toEqual([{ name: "area", value: "abc", reason: "not-a-number" }]);
  expect(writeHomeUrl(query, read, "").getAll("floor")).toEqual([]);
});

test("all filters and orders are read from the URL as they were written", () => {
  assert(
    property(filters, sort, (asked, order) => {
      const query = writeHomeUrl(new URLSearchParams("side=west&bedrooms=9"), asked, order);
      expect(query.get("side")).toBe("west");
      const read = readHomeUrl(new URLSearchParams(query.toString()), choices);
      expect(read).toEqual({ filters: asked, sort: order, mistakes: [] });
    }),
  );
});

test("any URL is read without an error, and written again without mistakes", () => {
  const names = [
    "bedrooms",
    "sun",
    "price-from",
    "price-to",
    "floor-from",
    "floor-to",
    "floor",
    "sort",
  ];
  const value = oneof(string(), double().map(String), constantFrom("0", "-1", "NaN"));
  assert(
    property(array(tuple(constantFrom(...names), value)), (pairs) => {
      const read = readHomeUrl(new URLSearchParams(pairs), choices);
      const written = writeHomeUrl(new URLSearchParams(pairs), read.filters, read.sort);
      expect(readHomeUrl(written, choices)).toEqual({ ...read, mistakes: [] });
    }),
  );
});

test("only active filters are in the URL", () => {
  const asked = { ...noHomeFilters, bedrooms: ["1", "2"], price: { to: 900_000 } };
  const query = writeHomeUrl(new URLSearchParams(), asked, "-price");
  expect(query.toString()).toBe("bedrooms=1&bedrooms=2&price-to=900000&sort=-price");
});

test("what makes no sense is corrected and named", () => {
  const query = new URLSearchParams(
    "bedrooms=7&bedrooms=2&price-from=-5&floor-from=6&floor-to=2&sort=constructor",
  );
  const read = readHomeUrl(query, choices);
  expect(read.filters).toEqual({ ...noHomeFilters, bedrooms: ["2"], floor: { from: 2, to: 6 } });
  expect(read.sort).toBe("");
  expect(read.mistakes).toEqual([
    { name: "bedrooms", value: "7", reason: "unknown" },
    { name: "price", value: "-5", reason: "not-a-number" },
    { name: "floor", value: "6 – 2", reason: "reversed" },
    { name: "sort", value: "constructor", reason: "unknown" },
  ]);
});
