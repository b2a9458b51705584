import type { Door, Furniture, Rectangle } from "#domain/homes/development.ts";
import { boundsOf } from "#domain/homes/rectangle.ts";
import type { DoorOpening } from "./openings.ts";

/** Metres before and behind a door that stay free of furniture. */
export const BEFORE_DOOR = 0.6;

/** Metres between an opening door and a toilet or basin. */
const CLEARANCE = 0.1;

/** The floor on both sides of a door. */
export function beforeDoor({ at: [x0, y0, x1, y1], along }: DoorOpening): Rectangle[] {
  return along === "x"
    ? [
        [x0, y0 - BEFORE_DOOR, x1, y0],
        [x0, y1, x1, y1 + BEFORE_DOOR],
      ]
    : [
        [x0 - BEFORE_DOOR, y0, x0, y1],
        [x1, y0, x1 + BEFORE_DOOR, y1],
      ];
}

export function leafWidth({ hinge, latch }: Door): number {
  return Math.round(Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]) * 100) / 100;
}

/** The square in which the leaf turns, before the face of the wall to which it opens. */
export function swingBox({ door, at: [x0, y0, x1, y1], along }: DoorOpening): Rectangle | null {
  const { into } = door;
  if (!into) return null;
  const leaf = leafWidth(door);
  const [low, high] = along === "x" ? [y0, y1] : [x0, x1];
  const [from, to] = into.startsWith("+") ? [high, high + leaf] : [low - leaf, low];
  return along === "x" ? [x0, from, x1, to] : [from, y0, to, y1];
}

/** A door opens within a quarter circle around its hinge. */
export function opensAgainst(opening: DoorOpening, { kind, at }: Furniture): boolean {
  const swing = swingBox(opening);
  if (!swing) return false;
  const { door, along } = opening;
  const radius = leafWidth(door) + (kind === "toilet" || kind === "basin" ? CLEARANCE : 0);
  const isPositive = door.into?.startsWith("+");
  const face = along === "x" ? swing[isPositive ? 1 : 3] : swing[isPositive ? 0 : 2];
  const pivot = along === "x" ? ([door.hinge[0], face] as const) : ([face, door.hinge[1]] as const);
  const grown = grow(swing, radius - leafWidth(door));
  const [x0, y0, x1, y1] = [
    Math.max(at[0], grown[0]),
    Math.max(at[1], grown[1]),
    Math.min(at[2], grown[2]),
    Math.min(at[3], grown[3]),
  ];
  if (x1 - x0 < 0.01 || y1 - y0 < 0.01) return false;
  const nearest = [clamp(pivot[0], x0, x1) - pivot[0], clamp(pivot[1], y0, y1) - pivot[1]];
  return Math.hypot(nearest[0] ?? 0, nearest[1] ?? 0) < radius - 0.001;
}

function grow([x0, y0, x1, y1]: Rectangle, by: number): Rectangle {
  return boundsOf([
    [x0 - by, y0 - by],
    [x1 + by, y1 + by],
  ]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
