import { facadeBays } from "./bays.ts";
import type { Development, Face, Point, Rectangle, Wing } from "./development.ts";
import { floorsOf, homeNumber } from "./homes.ts";
import { livingWindows } from "./living-windows.ts";
import { type FaceFrame, faceFrame, toFace } from "./placement.ts";
import { area, clip, convexHull } from "./polygon.ts";
import { boundsOf, corners } from "./rectangle.ts";
import { type Solid, solidsOf } from "./solids.ts";

/** A face of a wing, in metres along it, before it and up. */
export type WindowSide = {
  frame: FaceFrame;
  /** By home the glass of the windows of its living room. */
  windows: Map<string, Rectangle[]>;
  /** Around all windows. */
  bounds: Rectangle;
  /** What stands before it; the outlines are clockwise. */
  solids: Solid[];
};

const faces = ["front", "right", "back", "left"] as const;

const PARAPET = 1;

/** A balcony's slab reaches from below its floor to above it, in metres. */
const SLAB = [-0.25, 0.06] as const;

/** Metres: of balconies further away the wall behind them casts the shade that matters. */
const FARTHEST_SLAB = 8;

const sides = new WeakMap<Development, WindowSide[]>();

/** The faces with windows of living rooms, derived once, because they are the same for every position of the sun. */
export function windowSides(development: Development): WindowSide[] {
  const known = sides.get(development) ?? deriveSides(development);
  sides.set(development, known);
  return known;
}

function deriveSides(development: Development): WindowSide[] {
  const [balconies, blocks] = [slabs(development), solidsOf(development, PARAPET)];
  return development.wings.flatMap((wing) =>
    faces.flatMap((face) => {
      const windows = windowsOn(development, wing, face);
      if (windows.size === 0) return [];
      const frame = faceFrame(wing, face, development.bay);
      // Those above the windows are first because they shade most.
      const near = solidsBefore(balconies, frame)
        .filter((slab) => distanceOf(slab) < FARTHEST_SLAB)
        .toSorted((one, other) => distanceOf(one) - distanceOf(other));
      const bounds = boundsOf([...windows.values()].flat().flatMap(corners));
      return [{ frame, windows, bounds, solids: [...near, ...solidsBefore(blocks, frame)] }];
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

/** The parts of solids that stand before a face. */
function solidsBefore(solids: readonly Solid[], frame: FaceFrame): Solid[] {
  return solids
    .map(({ outline, ...heights }) => {
      const onFace = outline.map((point) => toFace(frame, point));
      return { ...heights, outline: convexHull(clip(onFace, ([, before]) => before)).toReversed() };
    })
    .filter(({ outline }) => area(outline) > 0.01);
}

function distanceOf({ outline }: Solid): number {
  return Math.min(...outline.map(([, before]) => before));
}

/** The balconies of all wings; those side by side are one slab. */
function slabs({ wings, ...development }: Development): Solid[] {
  const { bay, floorHeight, balconyDepth } = development;
  const balconies = facadeBays({ wings, ...development }).filter(({ kind }) => kind === "balcony");
  return wings.flatMap((wing) =>
    faces.flatMap((face) => {
      const { origin, along, outward } = faceFrame(wing, face, bay);
      const own = balconies.filter((one) => one.wing === wing.letter && one.face === face);
      return [...new Set(own.map(({ floor }) => floor))].flatMap((floor) =>
        runsOf(own.filter((one) => one.floor === floor).map((one) => one.bay)).map(
          ([first, end]) => ({
            outline: corners([first * bay, 0, end * bay, balconyDepth]).map(
              ([place, before]): Point => [
                origin[0] + place * along[0] + before * outward[0],
                origin[1] + place * along[1] + before * outward[1],
              ],
            ),
            low: (floor - 1) * floorHeight + SLAB[0],
            high: (floor - 1) * floorHeight + SLAB[1],
          }),
        ),
      );
    }),
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
