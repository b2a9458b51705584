import { expect, test } from "vitest";
import { restore } from "./restore.ts";

const [a, b, c] = [{ id: 1 }, { id: 2 }, { id: 3 }];

test("a removed item is restored at its index", () => {
  expect(restore([a, c], b, 1)).toEqual([a, b, c]);
  expect(restore([b, c], a, 0)).toEqual([a, b, c]);
});

test("a removed item is restored at the end of a list that is shorter now", () => {
  expect(restore([a], c, 2)).toEqual([a, c]);
});

test("a removed item that was added again is not duplicated", () => {
  expect(restore([a, b], b, 0)).toEqual([a, b]);
});
