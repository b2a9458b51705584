import { expect, test } from "vitest";
import { homeStatus } from "./status.ts";

const availability = { sold: ["A-101"], reserved: ["A-102"] };

test.for([
  ["A-101", "sold"],
  ["A-102", "reserved"],
  ["A-103", "available"],
] as const)("%s of a released development is %s", ([number, status]) => {
  expect(homeStatus(number, availability, true)).toBe(status);
});

test("no home of a development is for sale before its release, whatever the list says", () => {
  expect(homeStatus("A-101", availability, false)).toBe("not-released");
  expect(homeStatus("A-103", availability, false)).toBe("not-released");
});

test("a home that is both sold and reserved is sold", () => {
  expect(homeStatus("A-101", { sold: ["A-101"], reserved: ["A-101"] }, true)).toBe("sold");
});
