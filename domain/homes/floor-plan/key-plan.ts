import { partsOf } from "#domain/homes/bays.ts";
import type { Development, Point, Rectangle } from "#domain/homes/development.ts";
import { findType, findWing } from "#domain/homes/homes.ts";
import { toBuilding, toWing } from "#domain/homes/placement.ts";
import { boundsOf, corners } from "#domain/homes/rectangle.ts";

/** The floors from above, north up, in decimetres; y runs down. */
export type KeyPlan = {
  bounds: Rectangle;
  /** Each part of the building is drawn up to its highest floor. */
  blocks: { corners: Point[]; floors: number }[];
  homes: { wing: string; stack: number; floors: readonly [number, number]; corners: Point[] }[];
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
    return {
      wing: stack.wing,
      stack: stack.number,
      floors: stack.floors,
      corners: corners([0, 0, type.bays * bay, type.depth]).map((place) =>
        onPaper(toBuilding(wing, toWing(place, stack, type, wing, bay))),
      ),
    };
  });
  return { bounds: boundsOf(blocks.flatMap((block) => block.corners)), blocks, homes };
}

function northUp({ north }: Pick<Development, "north">) {
  const angle = (north * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]: Point): Point => [
    Math.round((x * cos + y * sin) * 10) + 0,
    Math.round((x * sin - y * cos) * 10) + 0,
  ];
}
