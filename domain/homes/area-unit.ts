export const areaUnits = ["sq ft", "m²"] as const;

export type AreaUnit = (typeof areaUnits)[number];

const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;

export function toSquareFeet(squareMetres: number): number {
  return squareMetres / SQUARE_METRES_PER_SQUARE_FOOT;
}

export function toSquareMetres(squareFeet: number): number {
  return squareFeet * SQUARE_METRES_PER_SQUARE_FOOT;
}

export function toAreaUnit(squareFeet: number, unit: AreaUnit): number {
  return unit === "sq ft" ? squareFeet : toSquareMetres(squareFeet);
}
