import { type MapStage, pixelsPerUnit } from "#domain/map/view.ts";

/** Pins that are closer than a fingertip cannot be told apart by touch. */
const TARGET_PIXELS = 44;

/** Pins that are closer than this, in units of the sheet, are joined to a group. */
export function groupingDistance(stage: MapStage, zoom: number): number {
  return TARGET_PIXELS / pixelsPerUnit(stage, zoom);
}
