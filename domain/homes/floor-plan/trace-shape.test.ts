import { expect, test } from "vitest";
import { enclosedArea } from "./test-enclosed-area.ts";
import { toPath, traceShape } from "./trace-shape.ts";

test("rectangles that touch become one outline", () => {
  const loops = traceShape({
    covered: [
      [0, 0, 4, 2],
      [0, 2, 1, 5],
    ],
  });
  expect(loops).toHaveLength(1);
  expect(loops[0]).toHaveLength(6);
  expect(enclosedArea(loops)).toBe(11);
});

test("a hole inside a shape is a loop of its own that counts against it", () => {
  const loops = traceShape({ covered: [[0, 0, 10, 10]], holes: [[2, 2, 5, 5]] });
  expect(loops).toHaveLength(2);
  expect(enclosedArea(loops)).toBe(91);
});

test("a hole at the edge opens the outline", () => {
  const loops = traceShape({ covered: [[0, 0, 10, 10]], holes: [[2, 0, 5, 3]] });
  expect(loops).toHaveLength(1);
  expect(enclosedArea(loops)).toBe(91);
});

test("holes that meet at a corner keep their areas", () => {
  const holes = [
    [1, 1, 3, 3],
    [3, 3, 5, 5],
  ] as const;
  expect(enclosedArea(traceShape({ covered: [[0, 0, 10, 10]], holes }))).toBe(92);
});

test("a path closes every loop", () => {
  expect(toPath(traceShape({ covered: [[0, 0, 2, 1]] }))).toBe("M0 0L2 0L2 1L0 1Z");
});
