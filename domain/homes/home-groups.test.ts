import { expect, test } from "vitest";
import { groupHomes } from "./home-groups.ts";
import { makeHome } from "./test-homes.ts";

test("homes are grouped by development and home type, from the smallest type up", () => {
  const two = makeHome({ number: "A-101" });
  const sold = makeHome({ number: "A-301", status: "sold", price: null });
  const corner = makeHome({ number: "A-102", type: "two-bedroom-corner", insideArea: 1300 });
  const studio = makeHome({ number: "A-103", type: "studio", bedrooms: 0, insideArea: 410 });
  const tower = makeHome({ development: "warsan-tower", type: "studio", bedrooms: 0 });
  const groups = groupHomes([two, corner, sold, tower, studio]);
  expect(groups).toEqual([
    { key: "indus-residence-studio", homes: [studio] },
    { key: "indus-residence-two-bedroom", homes: [two, sold] },
    { key: "indus-residence-two-bedroom-corner", homes: [corner] },
    { key: "warsan-tower-studio", homes: [tower] },
  ]);
});
