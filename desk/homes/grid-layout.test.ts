import { expect, test } from "vitest";
import { homeAfter, layOutHomes } from "./grid-layout.ts";
import { makeHome } from "./test-homes.ts";

const homes = ["A-101", "A-102", "A-201", "B-101", "B-201", "B-1001"].map((number) =>
  makeHome(number),
);
const layout = layOutHomes(homes);

test("the top floor is first, and a place without a home stays empty", () => {
  expect(layout.wings).toEqual([
    { name: "A", stacks: 2 },
    { name: "B", stacks: 1 },
  ]);
  expect(
    layout.floors.map(({ floor, cells }) => [floor, ...cells.map((home) => home?.number)]),
  ).toEqual([
    [10, undefined, undefined, "B-1001"],
    [2, "A-201", undefined, "B-201"],
    [1, "A-101", "A-102", "B-101"],
  ]);
});

test.for([
  ["A-201", "ArrowRight", "B-201"],
  ["A-101", "ArrowUp", "A-201"],
  ["B-1001", "ArrowDown", "B-201"],
  ["B-101", "ArrowLeft", "A-102"],
  ["A-102", "ArrowUp", undefined],
  ["A-102", "Home", "A-101"],
  ["A-101", "End", "B-101"],
  ["A-101", "x", undefined],
] as const)("from %s, %s leads to %s", ([from, key, to]) => {
  expect(step(from, key)).toBe(to);
});

test("in a page from right to left the arrow to the left leads forward", () => {
  expect(step("A-101", "ArrowLeft", { forward: -1 })).toBe("A-102");
});

test("homes that the filters hide are passed over", () => {
  const isShown = ({ number }: { number: string }) => number !== "A-102";
  expect(step("A-101", "ArrowRight", { isShown })).toBe("B-101");
});

function step(from: string, key: string, changes: object = {}): string | undefined {
  const home = homes.find(({ number }) => number === from)!;
  const options = { isShown: () => true, forward: 1, ...changes };
  return homeAfter(layout, home, key, options)?.number;
}
