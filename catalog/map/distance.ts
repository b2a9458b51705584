import { geoDistance } from "d3-geo";
import type { Position } from "./schema.ts";

const EARTH_RADIUS_KM = 6371;

export function kmBetween(one: Position, other: Position): number {
  return geoDistance(one, other) * EARTH_RADIUS_KM;
}
