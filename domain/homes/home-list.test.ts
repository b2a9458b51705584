import { expect, test } from "vitest";
import { packHomes, unpackHomes } from "./home-list.ts";
import { makeHome } from "./test-homes.ts";

const homes = [
  makeHome({ number: "A-304", morningSun: true }),
  makeHome({ number: "B-2101", wing: "B", floor: 21, stack: 1, price: 890_000, noLateSun: true }),
  makeHome({ number: "B-2102", wing: "B", floor: 21, stack: 2, bedrooms: 0, type: "studio" }),
];

const packed = {
  key: "indus-residence",
  title: "Indus Residence",
  isReleased: true,
  availability: { asOf: "2026-11-15T17:30:00+04:00", reserved: ["A-304"], sold: ["B-2102"] },
  ...packHomes(homes),
};

test("unpacked homes are the packed ones, with the status that the availability gives them", () => {
  expect(unpackHomes(packed)).toEqual([
    { ...homes[0], status: "reserved" },
    homes[1],
    { ...homes[2], status: "sold", price: null },
  ]);
});

test("a sold home has no price, neither in the packed text nor once it is sold later", () => {
  const sold = { ...homes[1]!, price: null, status: "sold" as const };
  expect(packHomes([sold]).homes).toBe("B-2101 0  2");
  const latest = { asOf: "2026-11-16T09:00:00+04:00", reserved: [], sold: ["A-304"] };
  expect(unpackHomes(packed, latest)[0]?.price).toBeNull();
});

test("a home that was sold when it was packed stays without a price when it is free again", () => {
  const repacked = { ...packed, ...packHomes([{ ...homes[2]!, price: null }]) };
  const latest = { asOf: "2026-11-16T09:00:00+04:00", reserved: [], sold: [] };
  expect(unpackHomes(repacked, latest)).toMatchObject([{ status: "available", price: null }]);
});

test("homes of the same stack share its facts", () => {
  expect(packed.stacks).toHaveLength(2);
});

test("a later availability replaces the packed one", () => {
  const latest = { asOf: "2026-11-16T09:00:00+04:00", reserved: [], sold: ["A-304"] };
  expect(unpackHomes(packed, latest).map(({ status }) => status)).toEqual([
    "sold",
    "available",
    "available",
  ]);
});

test("no home of a development that is not released can be bought", () => {
  const statuses = unpackHomes({ ...packed, isReleased: false }).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(["not-released"]));
});
