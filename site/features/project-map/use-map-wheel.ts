import { type RefObject, useEffect, useEffectEvent } from "react";
import { type MapStage, zoomed } from "#domain/map/view.ts";
import type { MapMover } from "./use-map-view.ts";

const SETTLE_MS = 300;

/** The wheel with Ctrl, which a touchpad sends for a pinch, zooms; a plain wheel scrolls the page. */
export function useMapWheel(
  frameRef: RefObject<HTMLElement | null>,
  stage: MapStage,
  mover: MapMover,
) {
  const zoomBy = useEffectEvent((event: WheelEvent) => {
    const { left, top } = frameRef.current!.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    mover.follow(zoomed(mover.current(), Math.exp(-event.deltaY / 200), at, stage));
  });
  const settle = useEffectEvent(() => mover.settle());

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    let timer: ReturnType<typeof setTimeout>;
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    }
    // React's own listener is passive and could not keep the browser from zooming the page.
    frame.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      frame.removeEventListener("wheel", onWheel);
    };
  }, [frameRef]);
}
