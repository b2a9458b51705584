import { contentPath } from "#catalog/loader/content-path.ts";
import type { Sheet } from "./read-sheets.ts";
import { type Position, shapeKinds, type ShapeKind } from "./schema.ts";
import { allSheets, type Coordinates, isOnSheet, overviewSheet, sheetOfCity } from "./sheets.ts";

const water: readonly ShapeKind[] = shapeKinds.water;

/** Null if the project can lie there, or if there are no maps. */
export function placeMistake(
  city: string,
  at: Coordinates,
  sheets: readonly Sheet[] = allSheets(),
): string | null {
  if (sheets.length === 0) return null;
  const sheet = sheetOfCity(city, sheets) ?? overviewSheet(sheets);
  const map = `the map of ${sheet.name.en} (${contentPath("map", sheet.key)})`;
  if (!isOnSheet(sheet, at)) return `must lie on ${map}, ${edges(sheet)}`;
  if (sheet.city && isInWater(sheet, at)) return `must lie on land, and lies in water on ${map}`;
  return null;
}

function edges({ west, south, east, north }: Sheet): string {
  return `latitude ${south} to ${north} and longitude ${west} to ${east}`;
}

/** A sheet without a coast is land from edge to edge. */
function isInWater({ shapes }: Sheet, { latitude, longitude }: Coordinates): boolean {
  const areas = shapes.flatMap(({ properties: { kind }, geometry }) =>
    geometry.type === "Polygon" ? [{ kind, rings: geometry.coordinates }] : [],
  );
  const land = areas.filter(({ kind }) => kind === "land");
  const isIn = ({ rings }: { rings: Position[][] }) => contains(rings, [longitude, latitude]);
  if (land.length > 0 && !land.some(isIn)) return true;
  return areas.filter(({ kind }) => water.includes(kind)).some(isIn);
}

/** A line to the east crosses the edges an odd number of times. Inner rings are holes. */
function contains(rings: Position[][], [x, y]: Position): boolean {
  const edges = rings.flatMap((ring) =>
    ring.slice(1).map((end, index) => [ring[index]!, end] as const),
  );
  const crossed = edges.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossed.length % 2 === 1;
}
