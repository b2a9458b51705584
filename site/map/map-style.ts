import type { CSSProperties } from "react";
import type { MapView, Size } from "#domain/map/view.ts";

/** The style sheet computes every position from these properties. */
export function canvasStyle(sheet: Size, view: MapView) {
  return {
    "--map-width": sheet.width,
    "--map-height": sheet.height,
    "--pin-scale": 1 / view.zoom,
    transform: viewTransform(sheet, view),
  } as CSSProperties;
}

/** Puts the middle of the view into the middle of the frame, whatever the size of the frame is. */
export function viewTransform({ width, height }: Size, { x, y, zoom }: MapView): string {
  const [across, down] = [(x / width) * -100, (y / height) * -100];
  return `translate(50cqw, 50cqh) scale(${zoom}) translate(${across}%, ${down}%)`;
}

/** In units of the sheet. */
export function placeStyle({ x, y }: { x: number; y: number }) {
  return { "--x": x, "--y": y } as CSSProperties;
}
