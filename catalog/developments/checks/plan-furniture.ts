import type { Furniture, FurnitureKind, Rectangle } from "#domain/homes/development.ts";
import { clearSpaces, footprint, isSetInto } from "#domain/homes/floor-plan/clear-space.ts";
import { doorOpenings, glassOpenings } from "#domain/homes/floor-plan/openings.ts";
import { isCovered, overlap, roomName, roomOf } from "#domain/homes/floor-plan/rooms.ts";
import { PASSAGE, walkedFloor } from "#domain/homes/floor-plan/walked-floor.ts";
import { type Mistake, mistakeIf } from "./mistake.ts";
import { type FloorPlan, placeOf } from "./plan-geometry.ts";

const TALL = new Set<FurnitureKind>(["wardrobe", "cupboard", "fridge"]);

/** Metres behind a window. */
const BEHIND_GLASS = 0.6;

/** Metres that an arm reaches from the middle of a person. */
const REACH = 0.55;

/** Furniture lies in rooms and apart, and can be reached and used. */
export function furnitureMistakes(floorPlan: FloorPlan): Mistake[] {
  const { type, bay } = floorPlan;
  const walked = walkedFloor(type, bay);
  const passages = doorOpenings(type, bay).filter(({ door }) => !door.into);
  const floor = [...type.rooms.flatMap(({ parts }) => parts), ...passages.map(({ at }) => at)];
  const panes = glassOpenings(type, floorPlan).map(({ at, along }) => behind(at, along));
  return type.furniture.flatMap((piece, index) => {
    const { kind, at } = piece;
    const path = ["furniture", index];
    const room = roomOf(type.rooms, at);
    if (!room) return mistakeIf(true, path, `the ${kind} does not lie in one room`);
    const others = type.furniture.filter((other) => other !== piece);
    const isFree = (place: Rectangle) =>
      isCovered(place, floor) && !others.some((other) => isInWay(place, piece, other));
    const crossed = type.furniture
      .slice(index + 1)
      .filter((other) => !isSetInto(piece, other) && overlap(footprint(piece), footprint(other)));
    const where = `the ${kind} at ${placeOf(at)} in the ${roomName(type.rooms, room)}`;
    return [
      ...crossed.map((other) => ({
        path,
        message: `${where} overlaps the ${other.kind} at ${placeOf(other.at)}`,
      })),
      ...mistakeIf(
        clearSpaces(type, piece).some((places) => !places.some(isFree)),
        path,
        `${where} must have free floor: ${wanted(type, piece)}`,
      ),
      ...mistakeIf(
        TALL.has(kind) && panes.some((pane) => overlap(pane, at)),
        path,
        `${where} stands before a window`,
      ),
      ...mistakeIf(
        kind !== "counter" && walked !== null && !walked.isNear(at, room, REACH),
        path,
        `no way of ${PASSAGE} m leads to ${where}`,
      ),
    ];
  });
}

/** What is set into a counter is used over it. */
function isInWay(place: Rectangle, piece: Furniture, other: Furniture): boolean {
  return !isSetInto(piece, other) && overlap(place, other.at);
}

function wanted(type: FloorPlan["type"], piece: Furniture): string {
  return clearSpaces(type, piece)
    .map((places) =>
      places.map((at) => at.map((value) => Math.round(value * 100) / 100).join(", ")).join(" or "),
    )
    .join(" and ");
}

function behind([x0, y0, x1, y1]: Rectangle, along: "x" | "y"): Rectangle {
  return along === "x"
    ? [x0, y0 - BEHIND_GLASS, x1, y1 + BEHIND_GLASS]
    : [x0 - BEHIND_GLASS, y0, x1 + BEHIND_GLASS, y1];
}
