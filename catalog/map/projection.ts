import { geoMercator } from "d3-geo";
import type { Position, SheetFacts } from "./schema.ts";

export const SHEET_WIDTH = 10_000;

export type Box = Pick<SheetFacts, "west" | "south" | "east" | "north">;

export type Projection = {
  height: number;
  /** From longitude and latitude to the sheet's units, y downwards. */
  project(position: Position): [x: number, y: number];
};

export function sheetProjection({ west, south, east, north }: Box): Projection {
  const scale = SHEET_WIDTH / (((east - west) * Math.PI) / 180);
  const mercator = geoMercator().scale(scale).center([west, north]).translate([0, 0]);
  const project = (position: Position) => mercator(position) as [number, number];
  return { height: Math.round(project([east, south])[1]), project };
}
