import { expect, test } from "vitest";
import { fileProgress } from "./file-progress.ts";

test("progress of the whole is shared out to the files in their order, by size", () => {
  const sizes = [100, 300, 600];
  expect(fileProgress(sizes, 0)).toEqual([0, 0, 0]);
  expect(fileProgress(sizes, 0.05)).toEqual([0.5, 0, 0]);
  expect(fileProgress(sizes, 0.25)).toEqual([1, 0.5, 0]);
  expect(fileProgress(sizes, 0.7)).toEqual([1, 1, 0.5]);
  expect(fileProgress(sizes, 1)).toEqual([1, 1, 1]);
});
