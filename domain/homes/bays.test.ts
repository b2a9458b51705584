import { expect, test } from "vitest";
import { facadeBays, facadeRuns, floorsAt, partsOf } from "./bays.ts";
import { floorsOf } from "./homes.ts";
import { makeDevelopment } from "./test-development.ts";

const [type] = makeDevelopment().types;
const [stack] = makeDevelopment().stacks;
const corner = { ...type!, front: ["balcony", "window"], left: ["window", "wall"] } as const;

test("every home takes the bays of its type on each of its floors", () => {
  expect(facadeBays(makeDevelopment())).toHaveLength(4);
  expect(facadeBays(makeDevelopment())[1]).toEqual({
    wing: "A",
    face: "front",
    floor: 2,
    bay: 0,
    kind: "balcony",
    home: "A-201",
  });
});

test("the bays of a mirrored floor plan run the other way", () => {
  const [front] = facadeRuns({ ...stack!, mirrored: true }, corner);
  expect(front?.kinds).toEqual(["window", "balcony"]);
});

test("the bays of a floor plan that faces the back run the other way, and those of its end too", () => {
  const [front, left] = facadeRuns({ ...stack!, faces: "back" }, corner);
  expect(front).toMatchObject({ face: "back", kinds: ["window", "balcony"] });
  expect(left).toMatchObject({ face: "right", kinds: ["wall", "window"] });
});

test("a side of closed walls has no homes on it", () => {
  expect(facadeRuns(stack!, corner).map(({ face }) => face)).toEqual(["front", "left"]);
});

test("the floors of a stack include its lowest and its highest", () => {
  expect(floorsOf({ floors: [5, 8] })).toEqual([5, 6, 7, 8]);
});

test("a wing has fewer floors from the first of its lower bays to before the last border", () => {
  const wing = {
    ...makeDevelopment().wings[0]!,
    floors: 8,
    lower: { bays: [2, 4], floors: 6 } as const,
  };
  expect([1, 2, 3, 4].map((bay) => floorsAt(wing, bay))).toEqual([8, 6, 6, 8]);
});

test("a wing has a part for each height, also where the lower part is at its end", () => {
  const wing = { ...makeDevelopment().wings[0]!, bays: 6, floors: 8 };
  expect(partsOf(wing)).toEqual([{ bays: [0, 6], floors: 8 }]);
  expect(partsOf({ ...wing, lower: { bays: [0, 2], floors: 6 } })).toEqual([
    { bays: [0, 2], floors: 6 },
    { bays: [2, 6], floors: 8 },
  ]);
});
