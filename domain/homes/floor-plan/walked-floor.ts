import type { HomeType, Rectangle, Room } from "#domain/homes/development.ts";
import { boundsOf, corners } from "#domain/homes/rectangle.ts";
import { type DoorOpening, doorOpenings } from "./openings.ts";
import { roomAt } from "./rooms.ts";

/** Metres: the side of a cell. */
const CELL = 0.05;
/** Metres: the narrowest passage for a person. */
export const PASSAGE = 0.6;
/** The free cells on each side of the middle one: in a passage of 60 cm a person needs 11 cells, 55 cm. */
const AROUND = Math.floor((PASSAGE / CELL - 1) / 2);

/** The cells on which the middle of a person can be who comes in by the entrance. */
export type WalkedFloor = {
  isNear: (box: Rectangle, room: Room, reach: number) => boolean;
};

export function walkedFloor(type: HomeType, bay: number): WalkedFloor | null {
  const openings = doorOpenings(type, bay);
  const entrance = openings.find(({ isEntrance }) => isEntrance);
  if (!entrance) return null;
  const mat = beforeEntrance(entrance);
  const floor = [mat, ...openings.map(({ at }) => at), ...type.rooms.flatMap(({ parts }) => parts)];
  const [x0, y0, x1, y1] = boundsOf(floor.flatMap(corners));
  const [columns, rows] = [Math.ceil((x1 - x0) / CELL) + 1, Math.ceil((y1 - y0) / CELL) + 1];
  const isFree = new Uint8Array(columns * rows);
  for (const box of floor) fill(box, 1);
  for (const { at } of type.furniture) fill(at, 0);
  const isWide = wideCells(wideCells(isFree, 1), columns);

  const start = toColumn((mat[0] + mat[2]) / 2) + toRow((mat[1] + mat[3]) / 2) * columns;
  const walked = new Set([start]);
  // The iteration of a set also visits what is added on the way.
  for (const cell of walked) {
    for (const next of [cell + 1, cell - 1, cell + columns, cell - columns]) {
      if (isWide[next]) walked.add(next);
    }
  }
  return { isNear };

  function fill([left, bottom, right, top]: Rectangle, value: number) {
    for (let row = toRow(bottom); row < toRow(top); row += 1) {
      isFree.fill(value, toColumn(left) + row * columns, toColumn(right) + row * columns);
    }
  }

  /** Whether a person in the room stands within reach of the box; reach begins at the middle of the person. */
  function isNear([left, bottom, right, top]: Rectangle, room: Room, reach: number): boolean {
    for (let row = toRow(bottom - reach); row <= toRow(top + reach); row += 1) {
      for (let column = toColumn(left - reach); column <= toColumn(right + reach); column += 1) {
        const middle = [x0 + column * CELL, y0 + row * CELL] as const;
        if (walked.has(column + row * columns) && roomAt([room], middle)) return true;
      }
    }
    return false;
  }

  function toColumn(x: number): number {
    return Math.round((x - x0) / CELL);
  }

  function toRow(y: number): number {
    return Math.round((y - y0) / CELL);
  }
}

/** The cells with as many free cells before and behind them as a person needs; the next cell is `step` away. */
function wideCells(isFree: Uint8Array, step: number): Uint8Array {
  const isWide = new Uint8Array(isFree.length);
  const streak = new Uint16Array(isFree.length);
  for (let cell = 0; cell < isFree.length; cell += 1) {
    streak[cell] = isFree[cell] ? (streak[cell - step] ?? 0) + 1 : 0;
    if ((streak[cell] ?? 0) > 2 * AROUND) isWide[cell - AROUND * step] = 1;
  }
  return isWide;
}

/** A metre of the landing before the entrance. */
function beforeEntrance({ at: [x0, y0, x1, y1], along }: DoorOpening): Rectangle {
  if (along === "x") return y0 === 0 ? [x0, -1, x1, 0] : [x0, y1, x1, y1 + 1];
  return x0 === 0 ? [-1, y0, 0, y1] : [x1, y0, x1 + 1, y1];
}
