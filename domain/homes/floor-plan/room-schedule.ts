import { toSquareFeet, type AreaUnit } from "#domain/homes/area-unit.ts";
import { formatArea } from "#domain/homes/areas.ts";
import { groupDigits } from "#domain/homes/currency.ts";
import { apportion } from "./apportion.ts";
import type { FloorPlanRoom } from "./plan-drawing.ts";

export type ScheduledRoom = {
  kind: FloorPlanRoom["kind"];
  /** Counts rooms of one kind; 0 for the only one. */
  number: number;
  area: string;
  size: string;
};

export type RoomSchedule = { rooms: ScheduledRoom[]; inside: string; balcony: string };

/** Areas are rounded to these steps. */
const STEPS: Record<AreaUnit, number> = { "sq ft": 1, "m²": 0.1 };

/** The areas add up to those in the list: whole square feet, or tenths of a square metre. */
export function roomSchedule(
  rooms: readonly FloorPlanRoom[],
  home: { insideArea: number; balconyArea: number },
  unit: AreaUnit,
): RoomSchedule {
  const inside = rooms.filter(({ kind }) => kind !== "balcony");
  const balconies = rooms.filter(({ kind }) => kind === "balcony");
  const areas = [
    ...shares(inside, home.insideArea, unit),
    ...shares(balconies, home.balconyArea, unit),
  ];
  return {
    rooms: [...inside, ...balconies].map(({ kind, size }, index) => ({
      kind,
      number: numberOf(index, [...inside, ...balconies]),
      area: areas[index] ?? "",
      size: formatSize(size, unit),
    })),
    inside: formatArea(home.insideArea, unit),
    balcony: formatArea(home.balconyArea, unit),
  };
}

function shares(rooms: readonly FloorPlanRoom[], squareFeet: number, unit: AreaUnit): string[] {
  const total = Number(formatArea(squareFeet, unit).replace(/[^\d.]/g, ""));
  const parts = apportion(
    rooms.map(({ area }) => toSquareFeet(area)),
    total,
    STEPS[unit],
  );
  return parts.map((part) => `${unit === "m²" ? part.toFixed(1) : groupDigits(part)} ${unit}`);
}

function numberOf(index: number, rooms: readonly FloorPlanRoom[]): number {
  const { kind } = rooms[index] ?? {};
  if (rooms.filter((room) => room.kind === kind).length === 1) return 0;
  return rooms.slice(0, index + 1).filter((room) => room.kind === kind).length;
}

const CM_PER_INCH = 2.54;

/** Examples: "3.85 × 5.05 m", or "12′8″ × 16′7″" to the nearest inch. */
function formatSize([width, depth]: FloorPlanRoom["size"], unit: AreaUnit): string {
  if (unit === "m²") return `${(width / 100).toFixed(2)} × ${(depth / 100).toFixed(2)} m`;
  return `${feet(width)} × ${feet(depth)}`;
}

function feet(centimetres: number): string {
  const inches = Math.round(centimetres / CM_PER_INCH);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}
