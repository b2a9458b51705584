import { type MapView, onFrame, type Point, type Size } from "#domain/map/view.ts";
import type { MapLabel } from "./map-sheet.ts";

/** The mean width of a letter in pixels, by kind of label; site/styles/map.css sets their sizes. */
const letterWidths: Partial<Record<MapLabel["kind"], number>> = { city: 9.5, country: 11, road: 6 };
const LETTER_WIDTH = 6.6;
/** The distance from the middle of a line of text to its upper and lower edge, in pixels. */
const HALF_LINE = 8;
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
        (point) => isInside(point, frame) && !taken.some((other) => isCovered(point, other)),
      );
    });
    if (fits) fitting.push(label);
  }
  return fitting;
}

/** Points along the middle of a text, close enough to stand for the whole text. */
function textPoints(
  { kind, text, angle = 0 }: Pick<MapLabel, "kind" | "text" | "angle">,
  { x, y }: Point,
): Point[] {
  const length = text.length * (letterWidths[kind] ?? LETTER_WIDTH);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const steps = Math.ceil(length / HALF_LINE);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps - 0.5) * length;
    return { x: x + along * cos, y: y + along * sin };
  });
}

function pinPoints(title: string, { x, y }: Point): Point[] {
  return [{ x, y }, ...textPoints({ kind: "city", text: title }, { x, y: y + TITLE_BELOW })];
}

function isInside({ x, y }: Point, { width, height }: Size): boolean {
  return x > 0 && x < width && y > HALF_LINE && y < height - HALF_LINE;
}

function isCovered(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 2 * HALF_LINE;
}
