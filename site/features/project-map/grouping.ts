import { type MapStage, pixelsPerUnit } from "#domain/map/view.ts";

/** Pins whose middles are closer than a fingertip cannot be told apart by touch. */
const TARGET_PIXELS = 44;

/** How close pins are joined to a group, in units of the sheet. */
export function groupingDistance(stage: MapStage, zoom: number): number {
  return TARGET_PIXELS / pixelsPerUnit(stage, zoom);
}
