import { type MapStage, type MapView, panned, zoomed } from "#domain/map/view.ts";
import type { arrowStep } from "#site/ui/arrow-step.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";

const STEP_PIXELS = 80;
export const ZOOM_STEP = 1.6;

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP_PIXELS, y: 0 },
  ArrowRight: { x: -STEP_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: STEP_PIXELS },
  ArrowDown: { x: 0, y: -STEP_PIXELS },
};

const factors: Record<string, number> = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP };

/** Null for keys that do not move the map. */
export function viewAfterKey(
  event: Parameters<typeof arrowStep>[0],
  view: MapView,
  stage: MapStage,
  whole: MapView,
): MapView | null {
  // Plus needs the shift key on many keyboards.
  if (belongsToBrowser({ ...event, shiftKey: false })) return null;
  const step = steps[event.key];
  if (step) return panned(view, step, stage);
  const factor = factors[event.key];
  if (factor) return zoomedAtMiddle(view, factor, stage);
  return event.key === "0" ? whole : null;
}

export function zoomedAtMiddle(view: MapView, factor: number, stage: MapStage): MapView {
  const { width, height } = stage.frame;
  return zoomed(view, factor, { x: width / 2, y: height / 2 }, stage);
}
