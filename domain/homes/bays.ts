import type { BayKind, Development, Face, HomeType, Stack, Wing } from "./development.ts";
import { findType, floorsOf, homeNumber } from "./homes.ts";
import { faceOf } from "./placement.ts";

type FacadeBay = {
  wing: string;
  face: Face;
  floor: number;
  bay: number;
  kind: BayKind;
  home: string;
};

type Run = { face: Face; first: number; kinds: readonly BayKind[] };

/** The bays that belong to homes. All others are closed walls or staircases. */
export function facadeBays(development: Development): FacadeBay[] {
  return development.stacks.flatMap((stack) => {
    const runs = facadeRuns(stack, findType(development, stack.type));
    return floorsOf(stack).flatMap((floor) =>
      runs.flatMap(({ face, first, kinds }) =>
        kinds.map((kind, index) => ({
          wing: stack.wing,
          face,
          floor,
          bay: first + index,
          kind,
          home: homeNumber(stack, floor),
        })),
      ),
    );
  });
}

/** Where the sides of a home lie on the faces of its wing; bays of a wing's ends begin at its front. */
export function facadeRuns(stack: Stack, { front, rear, left }: HomeType): Run[] {
  const isReversed = stack.mirrored !== (stack.faces === "back");
  const along = (kinds: readonly BayKind[]) => (isReversed ? kinds.toReversed() : kinds);
  const inDepth = (kinds: readonly BayKind[]) =>
    stack.faces === "back" ? kinds.toReversed() : kinds;
  return [
    { face: faceOf("front", stack), first: stack.bay, kinds: along(front) },
    { face: faceOf("rear", stack), first: stack.bay, kinds: along(rear) },
    { face: faceOf("left", stack), first: 0, kinds: inDepth(left) },
  ].filter(({ kinds }) => kinds.some((kind) => kind !== "wall"));
}

export function floorsAt({ floors, lower }: Wing, bay: number): number {
  return lower && bay >= lower.bays[0] && bay < lower.bays[1] ? lower.floors : floors;
}

export function partsOf(wing: Wing): { bays: readonly [number, number]; floors: number }[] {
  const borders = [...new Set([0, ...(wing.lower?.bays ?? []), wing.bays])];
  return borders.slice(1).map((to, index) => {
    const from = borders[index] ?? 0;
    return { bays: [from, to], floors: floorsAt(wing, from) };
  });
}
