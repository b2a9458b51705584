import { expect, test } from "vitest";
import { restore } from "./restore.ts";

const [a, b, c] = [{ id: 1 }, { id: 2 }, { id: 3 }];

test("what was removed comes back to its place", () => {
  expect(restore([a, c], b, 1)).toEqual([a, b, c]);
  expect(restore([b, c], a, 0)).toEqual([a, b, c]);
});

test("in a list that has become shorter meanwhile it comes last", () => {
  expect(restore([a], c, 2)).toEqual([a, c]);
});

test("what has been added again meanwhile is not doubled", () => {
  expect(restore([a, b], b, 0)).toEqual([a, b]);
});
