import { expect, test } from "vitest";
import { walk } from "./facade-walk.ts";

test("arrow keys walk by floor and stack, Home and End to the ends of the floor", () => {
  const shape = (home: string, column: number, floor: number) => ({
    home,
    column,
    floor,
    path: "",
    top: [0, 0] as const,
  });
  const [low, high, next, last] = [
    shape("A-101", 0, 1),
    shape("A-201", 0, 2),
    shape("A-102", 1, 1),
    shape("A-104", 4, 1),
  ];
  const all = [low, high, next, last];
  expect(walk(all, low, "ArrowUp")).toBe(high);
  expect(walk(all, high, "ArrowUp")).toBe(high);
  expect(walk(all, high, "ArrowDown")).toBe(low);
  expect(walk(all, low, "ArrowRight")).toBe(next);
  expect(walk(all, next, "ArrowRight")).toBe(last);
  expect(walk(all, low, "ArrowLeft")).toBe(low);
  expect(walk(all, next, "Home")).toBe(low);
  expect(walk(all, low, "End")).toBe(last);
  expect(walk(all, low, "Enter")).toBeNull();
});
