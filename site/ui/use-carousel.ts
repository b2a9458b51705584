import type { EmblaPluginType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { emblaDuration } from "./embla-duration.ts";

export type CarouselMotion = {
  /** How long a move takes, in milliseconds. */
  speed?: number;
  loop?: boolean;
  /** Slides dissolve into each other instead of moving past. */
  fade?: boolean;
};

/** `slides` is how many there are. */
export function useCarousel(
  slides: number,
  { speed = 900, loop = true, fade = false }: CarouselMotion,
) {
  const plugins = useFade(fade);
  const [emblaRef, embla] = useEmblaCarousel(
    {
      loop,
      align: "start",
      containScroll: fade ? false : "trimSnaps",
      duration: emblaDuration(speed),
      breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
    },
    plugins,
  );
  const reached = useRef(0);
  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => {
      if (viewport) reached.current = takeOver(viewport);
      emblaRef(viewport);
    },
    [emblaRef],
  );
  const [selected, setSelected] = useState(0);
  const [stops, setStops] = useState(slides);

  useEffect(() => {
    if (!embla) return;
    const read = () => {
      setSelected(embla.selectedScrollSnap());
      setStops(embla.scrollSnapList().length);
    };
    embla.on("select", read).on("reInit", read);
    embla.scrollTo(reached.current, true);
    read();
    return () => void embla.off("select", read).off("reInit", read);
  }, [embla]);

  const goTo = useCallback((stop: number) => embla?.scrollTo(stop), [embla]);

  return {
    viewportRef,
    /** False until the script has taken over from the plain scrolling row. */
    live: embla !== undefined,
    selected,
    /** How many places there are to stop at: fewer than slides, where several show at once. */
    stops,
    goTo,
    next: () => goTo((selected + 1) % stops),
    previous: () => goTo((selected - 1 + stops) % stops),
  };
}

/** The fade comes only to the pages that ask for it. */
function useFade(fade: boolean) {
  const [plugins, setPlugins] = useState<EmblaPluginType[]>([]);
  useEffect(() => {
    if (!fade) return;
    let gone = false;
    async function load() {
      const { default: Fade } = await import("embla-carousel-fade");
      if (!gone) setPlugins([Fade()]);
    }
    void load();
    return () => {
      gone = true;
    };
  }, [fade]);
  return plugins;
}

/**
 * Turns the scrolling row into the script's (carousel.css) and returns the slide that was reached:
 * who has scrolled before the page was alive stays where they are.
 */
function takeOver(viewport: HTMLElement): number {
  const slideWidth = viewport.querySelector(".carousel-slide")?.clientWidth ?? 0;
  const reached = slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
  viewport.dataset.live = "";
  viewport.scrollLeft = 0;
  return reached;
}
