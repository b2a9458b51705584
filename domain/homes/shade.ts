import { facadeBays, facadeRuns, partsOf } from "./bays.ts";
import type { Development, Face, Point, Stack, Wing } from "./development.ts";
import { findType, findWing } from "./homes.ts";
import { toBuilding } from "./placement.ts";
import { crossesBox, type Place, radians, type Ray, turned } from "./ray.ts";

/** Degrees: the azimuth clockwise from north, the altitude above the horizon. */
export type SunPosition = { azimuth: number; altitude: number };

const PARAPET = 1;

/** How far the glass is behind the face of the wall, in metres. */
const REVEAL = 0.25;

/** A balcony's slab reaches from below its floor to above it, in metres. */
const SLAB = [-0.25, 0.06] as const;

/** Whether the sun shines on the middle of one of the windows of the living room. */
export function isLivingRoomSunlit(
  development: Development,
  stack: Stack,
  floor: number,
  sun: SunPosition,
): boolean {
  return windowsOf(development, stack, floor).some((from) =>
    isWindowSunlit(development, stack, floor, from, sun),
  );
}

/** The point is in the coordinates of the wing. */
export function isWindowSunlit(
  development: Development,
  stack: Stack,
  floor: number,
  from: Place,
  sun: SunPosition,
): boolean {
  if (sun.altitude <= 0) return false;
  const wing = findWing(development, stack.wing);
  const way = turned(wayToSun(development, sun), -wing.turn);
  const isOutward = stack.faces === "front" ? way[1] < 0 : way[1] > 0;
  if (!isOutward || isInReveal(way, development)) return false;
  const ray = { from, way };
  return (
    !isUnderBalcony(ray, development, stack, floor) && !isBehindBuilding(ray, development, wing)
  );
}

const windows = new WeakMap<Stack, Map<number, [number, number, number][]>>();

/** The windows are the same for every position of the sun, so they are derived once. */
function windowsOf(development: Development, stack: Stack, floor: number) {
  const byFloor = windows.get(stack) ?? new Map<number, [number, number, number][]>();
  windows.set(stack, byFloor);
  const found = byFloor.get(floor) ?? livingRoomWindows(development, stack, floor);
  byFloor.set(floor, found);
  return found;
}

/** In the coordinates of the wing. */
export function livingRoomWindows(
  development: Development,
  stack: Stack,
  floor: number,
): [number, number, number][] {
  const { bay, floorHeight, openings } = development;
  const wing = findWing(development, stack.wing);
  const type = findType(development, stack.type);
  const [front] = facadeRuns(stack, type);
  return (front?.kinds ?? []).flatMap((kind, index) => {
    if (kind !== "balcony" || !front) return [];
    const { from, to, sill, head } = openings.balcony;
    const x = (front.first + index) * bay + (from + to) / 2;
    const y = stack.faces === "front" ? REVEAL : wing.depth - REVEAL;
    return [[x, y, (floor - 1) * floorHeight + (sill + head) / 2]];
  });
}

/** In the building's coordinates. */
export function wayToSun(
  { north }: Pick<Development, "north">,
  { azimuth, altitude }: SunPosition,
): [number, number, number] {
  const [around, up] = [radians(azimuth - north), radians(altitude)];
  return [Math.sin(around) * Math.cos(up), Math.cos(around) * Math.cos(up), Math.sin(up)];
}

/** Whether the wall beside or above the glass stops a ray from the middle of a window. */
function isInReveal([x, y, z]: Place, { openings }: Development): boolean {
  const { from, to, sill, head } = openings.balcony;
  const distance = REVEAL / Math.abs(y);
  return Math.abs(x * distance) > (to - from) / 2 || z * distance > (head - sill) / 2;
}

/** Follows the ray up from floor to floor until it passes the edge of the balconies. */
function isUnderBalcony(
  { from, way }: Ray,
  development: Development,
  stack: Stack,
  floor: number,
): boolean {
  const { bay, floorHeight, balconyDepth } = development;
  const highest = findWing(development, stack.wing).floors;
  for (let above = floor + 1; above <= highest; above += 1) {
    for (const level of SLAB) {
      const distance = ((above - 1) * floorHeight + level - from[2]) / way[2];
      if (Math.abs(way[1] * distance) > balconyDepth + REVEAL) return false;
      const place = Math.floor((from[0] + way[0] * distance) / bay);
      if (hasBalcony(development, stack, above, place)) return true;
    }
  }
  return false;
}

function hasBalcony(
  development: Development,
  { wing, faces }: Stack,
  floor: number,
  bay: number,
): boolean {
  const known = balconies.get(development) ?? findBalconies(development);
  balconies.set(development, known);
  return known.has(balconyKey(wing, faces, floor, bay));
}

const balconies = new WeakMap<Development, Set<string>>();

function findBalconies(development: Development): Set<string> {
  return new Set(
    facadeBays(development)
      .filter(({ kind }) => kind === "balcony")
      .map(({ wing, face, floor, bay }) => balconyKey(wing, face, floor, bay)),
  );
}

function balconyKey(wing: string, face: Face, floor: number, bay: number): string {
  return `${wing} ${face} ${floor} ${bay}`;
}

function isBehindBuilding(ray: Ray, development: Development, own: Wing): boolean {
  const way = turned(ray.way, own.turn);
  const [x, y] = toBuilding(own, [ray.from[0], ray.from[1]]);
  const from = [x, y, ray.from[2]] as const;
  const isShadedByWing = development.wings.some(
    (wing) => wing !== own && isShadedBy({ from, way }, wing, development),
  );
  return (
    isShadedByWing ||
    development.neighbours.some(({ at, height }) => crossesBox({ from, way }, at, height))
  );
}

function isShadedBy({ from, way }: Ray, wing: Wing, { bay, floorHeight }: Development): boolean {
  const local = {
    from: [...inWing(wing, [from[0], from[1]]), from[2]] as const,
    way: turned(way, -wing.turn),
  };
  return partsOf(wing).some(({ bays: [begin, end], floors }) =>
    crossesBox(local, [begin * bay, 0, end * bay, wing.depth], floors * floorHeight + PARAPET),
  );
}

function inWing({ at, turn }: Wing, [x, y]: Point): Point {
  const [dx, dy] = turned([x - at[0], y - at[1], 0], -turn);
  return [dx, dy];
}
