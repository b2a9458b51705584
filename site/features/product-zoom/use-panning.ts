import {
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import { direction } from "#ui/direction.ts";
import { reducesMotion } from "#site/ui/reduces-motion.ts";

const STEP_PX = 120;

const directions: Record<string, { left: number; top: number }> = {
  ArrowLeft: { left: -STEP_PX, top: 0 },
  ArrowRight: { left: STEP_PX, top: 0 },
  ArrowUp: { left: 0, top: -STEP_PX },
  ArrowDown: { left: 0, top: STEP_PX },
};

export function usePanning() {
  const ref = useRef<HTMLElement>(null);

  // The dialog opens after its content is mounted: only then can it be measured.
  useLayoutEffect(() => {
    const request = requestAnimationFrame(() => centre(ref.current));
    return () => cancelAnimationFrame(request);
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || belongsToBrowser(event)) return;
    event.preventDefault();
    ref.current?.scrollBy({ ...direction, behavior: reducesMotion() ? "instant" : "smooth" });
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return {
    ref,
    // A scrolling frame needs a tab stop.
    tabIndex: 0,
    onPointerDown(event: ReactPointerEvent) {
      // Touch scrolls by itself.
      if (event.pointerType !== "mouse") return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: ReactPointerEvent) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.currentTarget.scrollBy(-event.movementX, -event.movementY);
    },
  };
}

function centre(frame: HTMLElement | null) {
  frame?.scrollTo({
    left: ((frame.scrollWidth - frame.clientWidth) / 2) * direction(),
    top: (frame.scrollHeight - frame.clientHeight) / 2,
    behavior: "instant",
  });
}
