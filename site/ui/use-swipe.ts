import { type PointerEvent, useRef } from "react";

const FAR_ENOUGH_PX = 40;

export function useSwipe(wanted: boolean, toLeft: () => void, toRight: () => void) {
  const begunAt = useRef<number | null>(null);
  if (!wanted) return {};
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      begunAt.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (begunAt.current ?? clientX);
      begunAt.current = null;
      if (way < -FAR_ENOUGH_PX) toLeft();
      if (way > FAR_ENOUGH_PX) toRight();
    },
    onPointerCancel: () => {
      begunAt.current = null;
    },
  };
}
