import { facadeBays, floorsAt } from "#domain/homes/bays.ts";
import type { BayKind, Development, Face, Stack, Wing } from "#domain/homes/development.ts";

/** What a bay of a face shows. Beside what homes have: a staircase, a floor without homes ("common"),
 * or a wing's closed end ("gable"). */
type DrawnKind = BayKind | "stairs" | "common" | "gable";

type DrawnBay = {
  wing: string;
  face: Face;
  floor: number;
  bay: number;
  kind: DrawnKind;
  home: string | null;
};

/** Every bay of every face of a building, so that the studio draws without deciding anything. */
export function drawnBays(development: Development): DrawnBay[] {
  const known = new Map(facadeBays(development).map((bay) => [keyOf(bay), bay]));
  return development.wings.flatMap((wing) =>
    (["front", "right", "back", "left"] as const).flatMap((face) =>
      placesOf(wing, face, development.bay).map(({ floor, bay }) => {
        const place = { wing: wing.letter, face, floor, bay };
        const found = known.get(keyOf(place));
        const kind = found?.kind ?? kindWithoutHome(development, wing, place);
        return { ...place, kind, home: found?.home ?? null };
      }),
    ),
  );
}

function placesOf(wing: Wing, face: Face, bay: number): { floor: number; bay: number }[] {
  const isEnd = face === "left" || face === "right";
  const count = isEnd ? Math.floor(wing.depth / bay) : wing.bays;
  return range(count).flatMap((index) => {
    const place = isEnd ? (face === "left" ? 0 : wing.bays - 1) : index;
    return range(floorsAt(wing, place)).map((level) => ({ floor: level + 1, bay: index }));
  });
}

function kindWithoutHome(
  { stacks, types }: Development,
  { letter }: Wing,
  { face, floor, bay }: { face: Face; floor: number; bay: number },
): DrawnKind {
  if (face === "left" || face === "right") return "gable";
  const onFloor = stacks.filter(
    (stack) => stack.wing === letter && floor >= stack.floors[0] && floor <= stack.floors[1],
  );
  if (onFloor.length === 0) return "common";
  const takes = (stack: Stack) => {
    const width = types.find(({ key }) => key === stack.type)?.bays ?? 0;
    return bay >= stack.bay && bay < stack.bay + width;
  };
  return onFloor.some(takes) ? "wall" : "stairs";
}

function keyOf({ wing, face, floor, bay }: Omit<DrawnBay, "kind" | "home">): string {
  return [wing, face, floor, bay].join(" ");
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
