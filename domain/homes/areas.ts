import { type AreaUnit, toAreaUnit } from "./area-unit.ts";
import { groupDigits } from "./currency.ts";
import type { Development, HomeType, Room } from "./development.ts";
import { rectangleArea } from "./rectangle.ts";

/** Examples are "919 sq ft" and "85.4 m²". */
export function formatArea(squareFeet: number, unit: AreaUnit): string {
  const area = toAreaUnit(squareFeet, unit);
  return `${unit === "sq ft" ? groupDigits(area) : area.toFixed(1)} ${unit}`;
}

export function roomArea({ parts }: Pick<Room, "parts">): number {
  return parts.reduce((sum, part) => sum + rectangleArea(part), 0);
}

export function insideArea({ rooms }: Pick<HomeType, "rooms">): number {
  return rooms.reduce((sum, room) => sum + roomArea(room), 0);
}

export function balconyArea(
  { front, rear, left }: Pick<HomeType, "front" | "rear" | "left">,
  { bay, balconyDepth }: Pick<Development, "bay" | "balconyDepth">,
): number {
  const bays = [...front, ...rear, ...left].filter((kind) => kind === "balcony").length;
  return bays * bay * balconyDepth;
}
