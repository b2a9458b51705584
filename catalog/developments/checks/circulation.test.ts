import { expect, test } from "vitest";
import { readModels } from "#catalog/developments/read-models.ts";
import { circulationMistakes } from "./circulation.ts";

const model = readModels().find(({ key }) => key === "warsan-tower")!;

function mistakesOf(changes: Partial<typeof model>): string[] {
  return circulationMistakes({ ...model, ...changes }).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
}

type SharedSpace = (typeof model.cores)[number]["spaces"][number];

/** The cores with every space changed or left out. */
function withSpaces(change: (space: SharedSpace) => SharedSpace | null) {
  return {
    cores: model.cores.map((core) => ({
      ...core,
      spaces: core.spaces.flatMap((space) => change(space) ?? []),
    })),
  };
}

test.each(readModels())("the homes of $key meet landings, stairs and lifts", (development) => {
  expect(development.cores.length).toBeGreaterThan(0);
  expect(circulationMistakes(development)).toEqual([]);
});

test("a home whose entrance leads to no landing is reported", () => {
  const without = withSpaces((space) =>
    space.at?.[1] === 12.7 && space.at[0] === 0.3 ? null : space,
  );
  expect(mistakesOf(without)).toEqual([
    "stacks.0: the entrance of A1 leads to no landing of cores",
    "stacks.1: the entrance of A2 leads to no landing of cores",
  ]);
});

test("a gallery that does not meet the lobby with the lifts is reported", () => {
  const short = withSpaces((space) =>
    space.at?.[1] === 12.7 && space.at[0] === 0.3 ? { ...space, at: [0.3, 12.7, 18, 14.6] } : space,
  );
  const lift = "meets no lift of cores, and its homes go up to floor 21";
  expect(mistakesOf(short)).toEqual([
    `stacks.0: the landing before A1 ${lift}`,
    `stacks.1: the landing before A2 ${lift}`,
  ]);
});

test("a landing without stairs is reported", () => {
  const without = withSpaces((space) => (space.kind === "stairs" ? null : space));
  expect(mistakesOf(without)[0]).toBe("stacks.0: the landing before A1 meets no stairs of cores");
});

test("homes up to the third floor need no lift", () => {
  const withoutLifts = withSpaces((space) => (space.kind === "lift" ? null : space));
  const stacks = model.stacks.map((stack) => ({ ...stack, floors: [2, 3] as [number, number] }));
  expect(mistakesOf(withoutLifts)).toHaveLength(6);
  expect(mistakesOf({ ...withoutLifts, stacks })).toEqual([]);
});

test("stairs within a home are reported", () => {
  const moved = withSpaces((space) =>
    space.kind === "stairs" && space.at?.[0] === 14 ? { ...space, at: [14, 6, 17.4, 12.6] } : space,
  );
  expect(mistakesOf(moved)).toEqual(["stacks.2: the homes of A3 overlap the stairs of cores"]);
});

test("a core in a bay that does not exist is reported", () => {
  const [core, ...others] = model.cores;
  const cores = [{ ...core!, at: [{ wing: "A", bay: 5 }] }, ...others];
  expect(mistakesOf({ cores })).toEqual(["cores.0.at.0: there is no bay 5 of wing A"]);
});

test("a development without cores is not checked", () => {
  expect(mistakesOf({ cores: [] })).toEqual([]);
});
