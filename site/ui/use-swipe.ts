import { type PointerEvent, useRef } from "react";
import { direction } from "#ui/direction.ts";

const LEAST_DISTANCE_PX = 40;

/** Without `enabled` there are no handlers. */
export function useSwipe(enabled: boolean, forward: () => void, back: () => void) {
  const startX = useRef<number | null>(null);
  if (!enabled) return {};
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = (clientX - (startX.current ?? clientX)) * direction();
      startX.current = null;
      // A finger pulls the next slide in from the end side.
      if (distance < -LEAST_DISTANCE_PX) forward();
      if (distance > LEAST_DISTANCE_PX) back();
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
