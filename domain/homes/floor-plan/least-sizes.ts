import { roomArea } from "#domain/homes/areas.ts";
import type { Room, RoomKind } from "#domain/homes/development.ts";
import { largest } from "./label-boxes.ts";

/** Square metres, and metres of the shorter side of the room's largest part. */
export type Size = { area: number; width: number };

export const LEAST_SIZES: Readonly<Record<RoomKind, Size>> = {
  living: { area: 18, width: 3.2 },
  studio: { area: 20, width: 3.4 },
  bedroom: { area: 10, width: 2.7 },
  kitchen: { area: 5.5, width: 1.8 },
  dining: { area: 7, width: 1.8 },
  family: { area: 9, width: 2.7 },
  study: { area: 7, width: 2.2 },
  bath: { area: 3.5, width: 1.6 },
  toilet: { area: 1.6, width: 0.9 },
  hall: { area: 3, width: 1 },
  dressing: { area: 2.5, width: 1.3 },
  laundry: { area: 2.5, width: 1.2 },
  store: { area: 1.2, width: 0.8 },
};

export function sizeOf(room: Room): Size {
  const [x0, y0, x1, y1] = largest(room.parts);
  return { area: rounded(roomArea(room)), width: rounded(Math.min(x1 - x0, y1 - y0)) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
