import { reducesMotion } from "#site/ui/reduces-motion.ts";
import { dragged, zoomed } from "./look.ts";
import type { LookAround } from "./look-around.ts";

type Place = { x: number; y: number };

/** The share of its speed that a released turn keeps in each frame. */
const GLIDE = 0.92;
const LEAST_SPEED_PX = 0.3;
/** A pointer that rests longer than this before its release has stopped. */
const REST_MS = 60;
const WHEEL_ZOOM = 0.01;

/** The wheel with Ctrl, which a touchpad sends for a pinch, zooms as well. */
export function followPointers(element: HTMLElement, around: LookAround): () => void {
  const pointers = new Map<number, Place>();
  const listening = new AbortController();
  let speed: Place = { x: 0, y: 0 };
  let movedAt = 0;
  let request = 0;

  function turn(right: number, down: number) {
    around.turnTo(dragged(around.look(), right, down, around.frame()));
  }

  function glide() {
    speed = { x: speed.x * GLIDE, y: speed.y * GLIDE };
    if (Math.hypot(speed.x, speed.y) < LEAST_SPEED_PX) return;
    turn(speed.x, speed.y);
    request = requestAnimationFrame(glide);
  }

  function onDown(event: PointerEvent) {
    cancelAnimationFrame(request);
    speed = { x: 0, y: 0 };
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onMove(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, after);
    if (other) {
      around.turnTo(zoomed(around.look(), distance(after, other) / distance(before, other)));
    } else {
      speed = { x: after.x - before.x, y: after.y - before.y };
      movedAt = event.timeStamp;
      turn(speed.x, speed.y);
    }
  }

  function onUp(event: PointerEvent) {
    const wasDragging = pointers.delete(event.pointerId) && pointers.size === 0;
    if (!wasDragging || event.timeStamp - movedAt > REST_MS || reducesMotion()) return;
    request = requestAnimationFrame(glide);
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    around.turnTo(zoomed(around.look(), Math.exp(-event.deltaY * WHEEL_ZOOM)));
  }

  const { signal } = listening;
  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("pointermove", onMove, { signal });
  element.addEventListener("pointerup", onUp, { signal });
  element.addEventListener("pointercancel", onUp, { signal });
  element.addEventListener("wheel", onWheel, { signal, passive: false });
  return () => {
    listening.abort();
    cancelAnimationFrame(request);
  };
}

function distance(a: Place, b: Place): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}
