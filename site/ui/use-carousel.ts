import { useCallback, useEffect, useRef, useState } from "react";
import { carouselStops, nearestStop } from "./carousel-stops.ts";
import { glide } from "./glide.ts";
import { reducesMotion } from "./reduces-motion.ts";
import { useSwipe } from "./use-swipe.ts";

export type CarouselMotion = {
  speed?: number;
  fade?: boolean;
};

export function useCarousel(slides: number, { speed = 900, fade = false }: CarouselMotion) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const stopGlide = useRef<(() => void) | undefined>(undefined);
  const [live, setLive] = useState(false);
  const [selected, setSelected] = useState(0);
  const [stops, setStops] = useState(slides);

  useEffect(() => {
    const row = viewportRef.current;
    if (!row) return;
    // The visitor may have scrolled the row before it was hydrated.
    setSelected(nearestStop(stopsOf(row), row.scrollLeft));
    setLive(true);
    return fade ? undefined : follow(row);

    function follow(row: HTMLElement) {
      const read = () => {
        const places = stopsOf(row);
        setStops(places.length);
        if (!stopGlide.current) setSelected(nearestStop(places, row.scrollLeft));
      };
      // A visitor who scrolls the row ends its own movement.
      const endGlide = () => stopGlide.current?.();
      const resized = new ResizeObserver(read);
      resized.observe(row);
      row.addEventListener("scroll", read, { passive: true });
      row.addEventListener("wheel", endGlide, { passive: true });
      row.addEventListener("pointerdown", endGlide);
      return () => {
        endGlide();
        resized.disconnect();
        row.removeEventListener("scroll", read);
        row.removeEventListener("wheel", endGlide);
        row.removeEventListener("pointerdown", endGlide);
      };
    }
  }, [fade]);

  const goTo = useCallback(
    (stop: number) => {
      setSelected(stop);
      const row = viewportRef.current;
      if (!row || fade) return;
      stopGlide.current?.();
      stopGlide.current = glide(row, stopsOf(row)[stop] ?? 0, reducesMotion() ? 0 : speed, () => {
        stopGlide.current = undefined;
      });
    },
    [fade, speed],
  );
  const next = () => goTo((selected + 1) % stops);
  const previous = () => goTo((selected - 1 + stops) % stops);

  return {
    viewportRef,
    /** False until the carousel is hydrated. */
    live,
    selected,
    /** There are fewer stops than slides where several slides show at once. */
    stops,
    goTo,
    next,
    previous,
    /** A row is swiped by scrolling it; slides that fade do not scroll. */
    swipeHandlers: useSwipe(fade && live, next, previous),
  };
}

function stopsOf(row: HTMLElement): number[] {
  const slides = [...row.querySelectorAll<HTMLElement>(".carousel-slide")];
  return carouselStops(
    slides.map(({ offsetLeft }) => offsetLeft),
    row.scrollWidth - row.clientWidth,
  );
}
