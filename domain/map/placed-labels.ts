import { HALF_LINE, areTooClose, textPoints } from "./label-points.ts";
import { type MapStage, type MapView, onFrame, type Point, type Size } from "./view.ts";

/** From the middle of a pin to that of a text that it does not cover. */
const PIN_TO_TEXT = 26;

type Label = Point & { kind: string; text: string; from: number; angle?: number };

/** `shift` is in pixels downwards: a text that a pin would cover is moved above or below it. */
export type PlacedLabel<L> = L & { shift: number };

/** The labels of a zoom that neither the frame nor another label cuts; important ones come first. */
export function placedLabels<L extends Label>(
  labels: readonly L[],
  view: MapView,
  stage: MapStage,
  pins: readonly Point[],
): PlacedLabel<L>[] {
  const placed: PlacedLabel<L>[] = [];
  const taken: Point[] = [];
  const pinsOnFrame = pins.map((pin) => onFrame(pin, view, stage));
  const shown = labels.filter(({ from }) => from <= view.zoom);
  for (const label of shown.toSorted((one, other) => one.from - other.from)) {
    const at = onFrame(label, view, stage);
    const shift = label.angle ? 0 : shiftFromPins(textPoints(label, at), pinsOnFrame);
    const points = textPoints(label, { x: at.x, y: at.y + shift });
    const isCut = isPartlyInside(points, stage.frame);
    if (isCut || points.some((point) => taken.some((other) => areTooClose(point, other)))) continue;
    placed.push({ ...label, shift });
    taken.push(...points);
  }
  return placed;
}

function shiftFromPins(points: readonly Point[], pins: readonly Point[]): number {
  const [{ y }] = points as [Point];
  const near = pins.find((pin) =>
    points.some((point) => Math.hypot(point.x - pin.x, point.y - pin.y) < PIN_TO_TEXT),
  );
  if (!near) return 0;
  return near.y + (y > near.y ? PIN_TO_TEXT : -PIN_TO_TEXT) - y;
}

/** A label wholly beyond the frame is not cut, and a drag may show it. */
function isPartlyInside(points: readonly Point[], frame: Size): boolean {
  const isTouched = points.some((point) => isWithin(point, frame, -HALF_LINE));
  return isTouched && !points.every((point) => isWithin(point, frame, HALF_LINE));
}

function isWithin({ x, y }: Point, { width, height }: Size, margin: number): boolean {
  return x > margin && x < width - margin && y > margin && y < height - margin;
}
