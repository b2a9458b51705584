import type { CSSProperties } from "react";
import type { MapView } from "#domain/map/view.ts";
import type { MapSheet } from "#site/views/map-sheet.ts";

/** The style sheet computes every position from these properties. */
export function viewStyle(
  { width, height }: Pick<MapSheet, "width" | "height">,
  { x, y, zoom }: MapView,
) {
  return {
    "--map-width": width,
    "--map-height": height,
    "--at-x": x,
    "--at-y": y,
    "--zoom": zoom,
  } as CSSProperties;
}

/** In units of the sheet. */
export function placeStyle({ x, y }: { x: number; y: number }) {
  return { "--x": x, "--y": y } as CSSProperties;
}
