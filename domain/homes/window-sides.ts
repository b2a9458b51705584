import { facadeBays } from "./bays.ts";
import type { Development, Face, Rectangle, Wing } from "./development.ts";
import { floorsOf, homeNumber } from "./homes.ts";
import { livingWindows } from "./living-windows.ts";
import { type FaceFrame, faceFrame, toFace } from "./placement.ts";
import { area, clip, convexHull } from "./polygon.ts";
import { corners } from "./rectangle.ts";
import { type Solid, solidsOf } from "./solids.ts";

/** A face of a wing, in metres along it, before it and up. */
export type WindowSide = {
  frame: FaceFrame;
  /** By home the glass of the windows of its living room. */
  windows: Map<string, Rectangle[]>;
  /** What stands before it; the outlines are clockwise. */
  solids: Solid[];
};

const PARAPET = 1;

/** A balcony's slab reaches from below its floor to above it, in metres. */
const SLAB = [-0.25, 0.06] as const;

const sides = new WeakMap<Development, WindowSide[]>();

/** The faces with windows of living rooms, derived once, because they are the same for every position of the sun. */
export function windowSides(development: Development): WindowSide[] {
  const known = sides.get(development) ?? deriveSides(development);
  sides.set(development, known);
  return known;
}

function deriveSides(development: Development): WindowSide[] {
  return development.wings.flatMap((wing) =>
    (["front", "right", "back", "left"] as const).flatMap((face) => {
      const windows = windowsOn(development, wing, face);
      if (windows.size === 0) return [];
      const frame = faceFrame(wing, face, development.bay);
      const solids = [...slabs(development, wing, face), ...solidsBefore(development, frame)];
      return [{ frame, windows, solids }];
    }),
  );
}

function windowsOn(development: Development, { letter }: Wing, face: Face) {
  const homes = development.stacks
    .filter(({ wing }) => wing === letter)
    .flatMap((stack) => floorsOf(stack).map((floor) => [stack, floor] as const));
  return new Map(
    homes
      .map(([stack, floor]) => {
        const windows = livingWindows(development, stack, floor);
        const glass = windows.filter((window) => window.face === face).map(({ at }) => at);
        return [homeNumber(stack, floor), glass] as const;
      })
      .filter(([, glass]) => glass.length > 0),
  );
}

/** The parts of wings and neighbours that stand before a face. */
function solidsBefore(development: Development, frame: FaceFrame): Solid[] {
  return solidsOf(development, PARAPET)
    .map(({ outline, ...heights }) => {
      const onFace = outline.map((point) => toFace(frame, point));
      return { ...heights, outline: convexHull(clip(onFace, ([, before]) => before)).toReversed() };
    })
    .filter(({ outline }) => area(outline) > 0.01);
}

/** The balconies of a face; those side by side are one slab. */
function slabs(development: Development, { letter }: Wing, face: Face): Solid[] {
  const { bay, floorHeight, balconyDepth } = development;
  const balconies = facadeBays(development).filter(
    (one) => one.wing === letter && one.face === face && one.kind === "balcony",
  );
  return [...new Set(balconies.map(({ floor }) => floor))].flatMap((floor) =>
    runsOf(balconies.filter((one) => one.floor === floor).map((one) => one.bay)).map(
      ([first, end]) => ({
        outline: corners([first * bay, 0, end * bay, balconyDepth]).toReversed(),
        low: (floor - 1) * floorHeight + SLAB[0],
        high: (floor - 1) * floorHeight + SLAB[1],
      }),
    ),
  );
}

/** Neighbouring numbers as pairs: the first one, and the one after the last. */
function runsOf(numbers: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === number) last[1] = number + 1;
    else runs.push([number, number + 1]);
  }
  return runs;
}
