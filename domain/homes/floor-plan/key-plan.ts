import { partsOf } from "#domain/homes/bays.ts";
import type { Development, Point, Rectangle, SharedKind } from "#domain/homes/development.ts";
import { findType, findWing } from "#domain/homes/homes.ts";
import { toBuilding, toWing } from "#domain/homes/placement.ts";
import { boundsOf, corners } from "#domain/homes/rectangle.ts";
import { entranceOf } from "./entrance.ts";
import { sharedSpaces } from "./shared-spaces.ts";

/** The floors from above, north up, in decimetres; y runs down. */
export type KeyPlan = {
  bounds: Rectangle;
  /** Each part of the building is drawn up to its highest floor. */
  blocks: { corners: Point[]; floors: number }[];
  homes: {
    wing: string;
    stack: number;
    floors: readonly [number, number];
    corners: Point[];
    /** The two ends of the entrance. */
    door: Point[];
  }[];
  shared: { kind: SharedKind; floors: number; corners: Point[] }[];
};

export function keyPlan(development: Development): KeyPlan {
  const { bay, wings, stacks } = development;
  const onPaper = northUp(development);
  const blocks = wings.flatMap((wing) =>
    partsOf(wing).map(({ bays: [from, to], floors }) => ({
      corners: corners([from * bay, 0, to * bay, wing.depth]).map((place) =>
        onPaper(toBuilding(wing, place)),
      ),
      floors,
    })),
  );
  const homes = stacks.map((stack) => {
    const wing = findWing(development, stack.wing);
    const type = findType(development, stack.type);
    const entrance = entranceOf(stack, development);
    return {
      wing: stack.wing,
      stack: stack.number,
      floors: stack.floors,
      corners: corners([0, 0, type.bays * bay, type.depth]).map((place) =>
        onPaper(toBuilding(wing, toWing(place, stack, type, wing, bay))),
      ),
      door: entrance ? [onPaper(entrance.from), onPaper(entrance.to)] : [],
    };
  });
  const shared = sharedSpaces(development).map((space) => ({
    ...space,
    corners: space.corners.map(onPaper),
  }));
  const all = [...blocks, ...shared].flatMap((shape) => shape.corners);
  return { bounds: boundsOf(all), blocks, homes, shared };
}

function northUp({ north }: Pick<Development, "north">) {
  const angle = (north * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]: Point): Point => [
    Math.round((x * cos + y * sin) * 10) + 0,
    Math.round((x * sin - y * cos) * 10) + 0,
  ];
}
