import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { type MapStage, panned, type Point, zoomed } from "#domain/map/view.ts";
import type { MapMover } from "./use-map-view.ts";

/** A press that moves less than this is a click. */
const CLICK_PIXELS = 5;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

export function useMapDrag(stage: MapStage, mover: MapMover) {
  const pointers = useRef(new Map<number, Point>());
  const hasMoved = useRef(false);
  const pressedAt = useRef<Point>({ x: 0, y: 0 });
  /** The frame's corner is measured at the press, because it would cost a layout during a drag. */
  const corner = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef({ time: -Infinity, x: 0, y: 0 });

  function pointIn({ clientX, clientY }: PointerEvent<HTMLElement>): Point {
    return { x: clientX - corner.current.x, y: clientY - corner.current.y };
  }

  function zoomOnDoubleTap(event: PointerEvent<HTMLElement>, at: Point) {
    const { time, x, y } = lastTap.current;
    const isDouble =
      event.timeStamp - time < DOUBLE_TAP_MS && Math.hypot(at.x - x, at.y - y) < DOUBLE_TAP_PIXELS;
    lastTap.current = { time: isDouble ? -Infinity : event.timeStamp, ...at };
    if (isDouble) mover.moveTo(zoomed(mover.current(), 2, at, stage));
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    if (hasMoved.current) mover.settle();
    else if (event.type === "pointerup" && !isControl(event.target)) {
      zoomOnDoubleTap(event, pointIn(event));
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) {
        const { left, top } = event.currentTarget.getBoundingClientRect();
        corner.current = { x: left, y: top };
        hasMoved.current = false;
        pressedAt.current = pointIn(event);
      }
      pointers.current.set(event.pointerId, pointIn(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.has(event.pointerId)) return;
      // The pointer was released outside the window, or without an event here.
      if (event.buttons === 0) return release(event);
      const before = gesture(pointers.current);
      const at = pointIn(event);
      const { x, y } = pressedAt.current;
      if (!hasMoved.current && Math.hypot(at.x - x, at.y - y) < CLICK_PIXELS) return;
      if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
      hasMoved.current = true;
      pointers.current.set(event.pointerId, at);
      const after = gesture(pointers.current);
      const moved = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
      const view = panned(mover.current(), moved, stage);
      mover.follow(zoomed(view, after.spread / before.spread, after.middle, stage));
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** A drag that starts on a pin moves the map, not the link. */
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
    /** The end of a drag is not a click on the pin below the pointer. */
    onClickCapture(event: MouseEvent) {
      // Enter on a pin is a click too, without a pointer.
      if (!hasMoved.current || event.detail === 0) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** `spread` is 1 for a single pointer. */
function gesture(pointers: ReadonlyMap<number, Point>): { middle: Point; spread: number } {
  const [first, second = first] = [...pointers.values()] as [Point, Point?];
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: second === first ? 1 : Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}
