import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type MapStage, type MapView, viewBetween, withinSheet } from "#domain/map/view.ts";
import { viewTransform } from "#site/map/map-style.ts";
import { reducesMotion } from "#site/ui/reduces-motion.ts";

const MOVE_MS = 600;
const MOVING = "data-moving";
const ZOOMING = "data-zooming";

type Options = {
  canvasRef: RefObject<HTMLElement | null>;
  stage: MapStage;
  start: MapView;
  onSettle: (view: MapView) => void;
};

/** While the map moves, the rendered canvas is transformed as a whole, without layout; at rest, React
 * renders the groups and labels of the new view. */
export function useMapView({ canvasRef, stage, start, onSettle }: Options) {
  const [settled, setSettled] = useState(start);
  /** The rendered view stays inside the sheet when the window changes its size. */
  const view = withinSheet(settled, stage);
  const shown = useRef(view);
  const goal = useRef<MapView>(null);
  const frameRequest = useRef(0);
  const rendered = useRef(settled);
  const latest = useRef({ view, onSettle });

  useLayoutEffect(() => {
    latest.current = { view, onSettle };
  });
  useLayoutEffect(() => {
    // Another render of the page during a move must not end it.
    if (settled !== rendered.current) showAsRendered(canvasRef.current);
    rendered.current = settled;
  }, [canvasRef, settled]);
  useEffect(() => () => cancelAnimationFrame(frameRequest.current), []);

  function show(next: MapView) {
    shown.current = next;
    const canvas = canvasRef.current;
    if (!canvas) return;
    canvas.toggleAttribute(MOVING, true);
    canvas.style.transform = viewTransform(stage.sheet, next);
    const isZooming = canvas.hasAttribute(ZOOMING) || next.zoom !== latest.current.view.zoom;
    if (!isZooming) return;
    canvas.toggleAttribute(ZOOMING, true);
    for (const pin of pinsOn(canvas)) pin.style.scale = `${1 / next.zoom}`;
  }

  function settle() {
    goal.current = null;
    setSettled({ ...shown.current });
    latest.current.onSettle(shown.current);
  }

  function moveTo(target: MapView) {
    cancelAnimationFrame(frameRequest.current);
    const from = shown.current;
    const to = withinSheet(target, stage);
    goal.current = to;
    const startTime = performance.now();

    function step(now: number) {
      const share = reducesMotion() ? 1 : Math.min(1, Math.max(0, now - startTime) / MOVE_MS);
      show(withinSheet(viewBetween(from, to, easeInOut(share)), stage));
      if (share < 1) frameRequest.current = requestAnimationFrame(step);
      else settle();
    }
    frameRequest.current = requestAnimationFrame(step);
  }

  return {
    view,
    current: () => shown.current,
    /** The view from which keys and buttons continue, which may come faster than the map moves. */
    goal: () => goal.current ?? shown.current,
    follow(next: MapView) {
      cancelAnimationFrame(frameRequest.current);
      goal.current = null;
      show(next);
    },
    isMoving: () => canvasRef.current?.hasAttribute(MOVING),
    settle,
    moveTo,
  };
}

export type MapMover = ReturnType<typeof useMapView>;

function pinsOn(canvas: HTMLElement) {
  return canvas.querySelectorAll<HTMLElement>(".map-at:not(.map-label)");
}

/** React has rendered the end of the move. */
function showAsRendered(canvas: HTMLElement | null) {
  if (!canvas) return;
  canvas.removeAttribute(MOVING);
  canvas.removeAttribute(ZOOMING);
  for (const pin of pinsOn(canvas)) pin.style.scale = "";
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2;
}
