import { toSquareMetres } from "./areas.ts";
import { groupDigits } from "./currency.ts";

export const areaUnits = ["sq ft", "m²"] as const;

export type AreaUnit = (typeof areaUnits)[number];

/** "919 sq ft", "85.4 m²" */
export function formatArea(squareFeet: number, unit: AreaUnit): string {
  return unit === "sq ft"
    ? `${groupDigits(squareFeet)} ${unit}`
    : `${toSquareMetres(squareFeet).toFixed(1)} ${unit}`;
}
