import { type FocusEvent, type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

type Autoplay = {
  /** The row of slides; the section around it is the carousel. */
  viewportRef: RefObject<HTMLElement | null>;
  /** Milliseconds between two moves; without it there is no autoplay. */
  interval: number | undefined;
  /** The current stop: a visitor who chooses one restarts the interval. */
  selected: number;
  stops: number;
  goTo: (stop: number) => void;
};

export function useAutoplay({ viewportRef, interval, selected, stops, goTo }: Autoplay) {
  const reducedMotion = useReducedMotion();
  const [wanted, setWanted] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const possible = interval !== undefined;
  const running = possible && stops > 1 && !reducedMotion && wanted && !pointed && !focused;

  // A pointer or focus that came before hydration sent no event here. Touch leaves a hover behind, which does not count.
  useEffect(() => {
    const row = viewportRef.current;
    const focus = row?.closest("section")?.querySelector(":focus-visible");
    setPointed(Boolean(row?.matches(":hover")) && matchMedia("(hover: hover)").matches);
    setFocused(Boolean(focus && pausesAutoplay(focus)));
  }, [viewportRef]);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) goTo((selected + 1) % stops);
    }, interval);
    return () => clearInterval(timer);
  }, [running, interval, selected, stops, goTo]);

  return {
    possible,
    wanted,
    running,
    toggle: () => setWanted(!wanted),
    pointerHandlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
    },
    focusHandlers: {
      onFocus: (event: FocusEvent) => setFocused(pausesAutoplay(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** Focus pauses the carousel, except on the button that has just started it. */
function pausesAutoplay(target: Element) {
  return target.matches(":focus-visible") && !target.hasAttribute("data-autoplay");
}
