import { toSquareMetres } from "./areas.ts";
import { groupDigits } from "./currency.ts";

export const areaUnits = ["sq ft", "m²"] as const;

export type AreaUnit = (typeof areaUnits)[number];

export function toAreaUnit(squareFeet: number, unit: AreaUnit): number {
  return unit === "sq ft" ? squareFeet : toSquareMetres(squareFeet);
}

/** Examples are "919 sq ft" and "85.4 m²". */
export function formatArea(squareFeet: number, unit: AreaUnit): string {
  const area = toAreaUnit(squareFeet, unit);
  return `${unit === "sq ft" ? groupDigits(area) : area.toFixed(1)} ${unit}`;
}
