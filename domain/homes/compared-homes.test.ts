import { expect, test } from "vitest";
import { findHomes, readCompared, writeCompared } from "./compared-homes.ts";
import { homeId } from "./home-list.ts";
import { makeHome } from "./test-homes.ts";

const homes = ["A-101", "A-102", "A-103", "A-104"].map((number) => makeHome({ number }));
const ids = homes.map(homeId);

test("without the word there is no comparison, with it there may be an empty one", () => {
  expect(readCompared(new URLSearchParams("bedrooms=1"), homes)).toBeNull();
  const empty = writeCompared(new URLSearchParams("bedrooms=1"), []);
  expect(readCompared(empty, homes)?.homes).toEqual([]);
  expect(writeCompared(empty, null).toString()).toBe("bedrooms=1");
});

test("the homes are read in the order in which they were written", () => {
  const asked = [ids[2], ids[0]].map(String);
  const url = writeCompared(new URLSearchParams(), asked);
  expect(url.toString()).toBe("compare=indus-residence.A-103&compare=indus-residence.A-101");
  expect(readCompared(url, homes)?.homes.map(homeId)).toEqual(asked);
});

test("a fourth home is left out, and said to be", () => {
  const read = readCompared(writeCompared(new URLSearchParams(), ids), homes);
  expect(read?.homes).toHaveLength(3);
  expect(read?.isTooMany).toBe(true);
});

test("homes that do not exist are named", () => {
  const url = new URLSearchParams("compare=indus-residence.Z-999&compare=nowhere");
  expect(readCompared(url, homes)).toEqual({
    homes: [],
    unknown: ["indus-residence.Z-999", "nowhere"],
    isTooMany: false,
  });
  expect(findHomes(["nowhere"], homes).missing).toEqual(["nowhere"]);
});
