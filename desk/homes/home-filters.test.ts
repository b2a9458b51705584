import { expect, test } from "vitest";
import { countHomes, placeUrl, readPlace } from "./home-filters.ts";
import { makeHome } from "./test-homes.ts";

test("a place goes through its URL and back", () => {
  const place = { development: "creek", status: "sold", bedrooms: 0, home: "A-101" } as const;
  const url = placeUrl(place);
  expect(url).toBe("/homes/creek?status=sold&bedrooms=0&home=A-101");
  const [path = "", query = ""] = url.split("?");
  expect(readPlace({ path, query })).toEqual(place);
});

test("nonsense in a URL is ignored", () => {
  expect(readPlace({ path: "/homes", query: "status=lost&bedrooms=many&home=" })).toEqual({
    development: undefined,
    status: undefined,
    bedrooms: undefined,
    home: undefined,
  });
});

test("each count is of the homes that fit the other filter", () => {
  const homes = [
    makeHome("A-101", { bedrooms: 1 }),
    makeHome("A-102", { bedrooms: 2 }),
    makeHome("A-103", { bedrooms: 2, status: "sold" }),
  ];
  expect(countHomes(homes, { status: "sold", bedrooms: 2 })).toEqual({
    statuses: [
      { value: "available", count: 1 },
      { value: "reserved", count: 0 },
      { value: "sold", count: 1 },
    ],
    bedrooms: [
      { value: 1, count: 0 },
      { value: 2, count: 1 },
    ],
  });
});
