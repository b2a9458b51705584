import { type FocusEvent, type RefObject, useEffect, useState } from "react";
import { useReducedMotion } from "./use-reduced-motion.ts";

type Autoplay = {
  /** The row of slides; the section around it is the carousel. */
  viewportRef: RefObject<HTMLElement | null>;
  /** Milliseconds between two moves; without it nothing moves by itself. */
  interval: number | undefined;
  /** The stop on show: choosing one by hand starts the interval anew. */
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
  const running = possible && !reducedMotion && wanted && !pointed && !focused;

  // Nobody has heard those who came before the carousel was alive. A finger leaves a hover behind.
  useEffect(() => {
    const row = viewportRef.current;
    const focus = row?.closest("section")?.querySelector(":focus-visible");
    setPointed(Boolean(row?.matches(":hover")) && matchMedia("(hover: hover)").matches);
    setFocused(Boolean(focus && holdsStill(focus)));
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
      onFocus: (event: FocusEvent) => setFocused(holdsStill(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** Focus holds the carousel still, except on the button that has just set it going. */
function holdsStill(target: Element) {
  return target.matches(":focus-visible") && !target.hasAttribute("data-autoplay");
}
