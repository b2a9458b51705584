import {
  isInView,
  type MapStage,
  type MapView,
  onFrame,
  panned,
  type Point,
  zoomed,
} from "#domain/map/view.ts";
import type { arrowStep } from "#site/ui/arrow-step.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";

const STEP_PIXELS = 80;
export const ZOOM_STEP = 1.6;
/** A pin closer to the frame's edge is half hidden. */
const PIN_PIXELS = 22;

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP_PIXELS, y: 0 },
  ArrowRight: { x: -STEP_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: STEP_PIXELS },
  ArrowDown: { x: 0, y: -STEP_PIXELS },
};

type Places = {
  /** The view of all pins. */
  whole: MapView;
  pins: readonly Point[];
};

/** Null for keys that do not move the map. */
export function viewAfterKey(
  event: Parameters<typeof arrowStep>[0],
  view: MapView,
  stage: MapStage,
  { whole, pins }: Places,
): MapView | null {
  // Plus needs the shift key on many keyboards.
  if (belongsToBrowser({ ...event, shiftKey: false })) return null;
  const step = steps[event.key];
  if (step) return panned(view, step, stage);
  if (event.key === "+" || event.key === "=") return zoomedIn(view, ZOOM_STEP, stage, pins);
  if (event.key === "-") return zoomedOut(view, ZOOM_STEP, stage);
  return event.key === "0" ? whole : null;
}

/** Around the middle; where that would leave no pin in view, around the pin that is nearest to it. */
export function zoomedIn(
  view: MapView,
  factor: number,
  stage: MapStage,
  pins: readonly Point[],
): MapView {
  const next = zoomed(view, factor, middleOf(stage), stage);
  const [nearest] = pins
    .filter((pin) => isInView(pin, view, stage))
    .toSorted((one, other) => distance(one, view) - distance(other, view));
  if (!nearest || pins.some((pin) => isInView(pin, next, stage, PIN_PIXELS))) return next;
  return zoomed(view, factor, onFrame(nearest, view, stage), stage);
}

export function zoomedOut(view: MapView, factor: number, stage: MapStage): MapView {
  return zoomed(view, 1 / factor, middleOf(stage), stage);
}

function middleOf({ frame }: MapStage): Point {
  return { x: frame.width / 2, y: frame.height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
