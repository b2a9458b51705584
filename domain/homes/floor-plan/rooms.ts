import type { HomeType, Point, Rectangle, Room } from "#domain/homes/development.ts";
import { rectangleArea, sharedArea } from "#domain/homes/rectangle.ts";

/** Square metres, or square centimetres where boxes are in centimetres: a smaller difference comes from rounding. */
const SLACK = 0.001;

type Rooms = HomeType["rooms"];

export function roomAt(rooms: Rooms, [x, y]: Point): Room | undefined {
  return rooms.find(({ parts }) =>
    parts.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1),
  );
}

/** Parts do not overlap, so the areas that they share with the box add up. */
export function isCovered(box: Rectangle, parts: readonly Rectangle[]): boolean {
  const shared = parts.reduce((sum, part) => sum + sharedArea(box, part), 0);
  return shared > rectangleArea(box) - SLACK;
}

export function overlap(one: Rectangle, other: Rectangle): boolean {
  return sharedArea(one, other) > SLACK;
}

export function roomOf(rooms: Rooms, box: Rectangle): Room | undefined {
  return rooms.find(({ parts }) => isCovered(box, parts));
}

/** The part of its room in which most of a piece lies. */
export function partOf(rooms: Rooms, box: Rectangle): Rectangle | undefined {
  return roomOf(rooms, box)?.parts.toSorted(
    (one, other) => sharedArea(box, other) - sharedArea(box, one),
  )[0];
}

/** "bath 2"; the only room of its kind has no number. */
export function roomName(rooms: Rooms, room: Room): string {
  const alike = rooms.filter(({ kind }) => kind === room.kind);
  return alike.length === 1 ? room.kind : `${room.kind} ${alike.indexOf(room) + 1}`;
}
