import { HALF_LINE, areTooClose, textPoints } from "#domain/map/label-points.ts";
import { type MapView, onFrame, type Point, type Size } from "#domain/map/view.ts";
import type { MapLabel } from "./map-sheet.ts";

/** The distance from the middle of the pin to that of its title. */
const TITLE_BELOW = 20;

type FittingLabels = {
  sheet: Size & { labels: readonly MapLabel[] };
  view: MapView;
  pin: Point & { title: string };
  /** The narrowest and the widest frame in which the map is shown. */
  frames: readonly Size[];
};

/** The labels that no frame cuts and that cover neither each other nor the pin; important ones come first. */
export function fittingLabels({ sheet, view, pin, frames }: FittingLabels): MapLabel[] {
  const fitting: MapLabel[] = [];
  const byImportance = sheet.labels
    .filter(({ from }) => from <= view.zoom)
    .toSorted((one, other) => one.from - other.from);
  for (const label of byImportance) {
    const fits = frames.every((frame) => {
      const pointsOf = (label: MapLabel) =>
        textPoints(label, onFrame(label, view, { sheet, frame }));
      const taken = [...pinPoints(pin.title, onFrame(pin, view, { sheet, frame }))];
      taken.push(...fitting.flatMap(pointsOf));
      return pointsOf(label).every(
        (point) => isInside(point, frame) && !taken.some((other) => areTooClose(point, other)),
      );
    });
    if (fits) fitting.push(label);
  }
  return fitting;
}

function pinPoints(title: string, { x, y }: Point): Point[] {
  return [{ x, y }, ...textPoints({ kind: "city", text: title }, { x, y: y + TITLE_BELOW })];
}

function isInside({ x, y }: Point, { width, height }: Size): boolean {
  return x > 0 && x < width && y > HALF_LINE && y < height - HALF_LINE;
}
