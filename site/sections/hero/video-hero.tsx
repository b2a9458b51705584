import { type KeyboardEvent, useState } from "react";
import type { HeroScenes, HeroSlide } from "#site/views/hero-slide.ts";
import { arrowStep } from "#site/ui/arrow-step.ts";
import { Dots } from "#site/ui/dots.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { pause, play } from "#ui/icons.ts";
import { useAutoplay } from "#site/ui/use-autoplay.ts";
import { useCarousel } from "#site/ui/use-carousel.ts";
import * as carouselWords from "#words/carousel.ts";
import * as words from "#words/landing.ts";
import { HeroScene } from "./hero-scene.tsx";
import { HeroWords } from "./hero-words.tsx";
import { useDataSaving, useMayPlayFilm } from "./use-may-play-film.ts";

const INTERVAL_MS = 6000;

type VideoHeroProps = {
  heading: string;
  slides: HeroSlide[];
  withoutSlides: HeroScenes;
};

/** [1.004] Behind the text of each slide a looping film of what it speaks of; one button pauses both. */
export function VideoHero({ heading, slides, withoutSlides }: VideoHeroProps) {
  const carousel = useCarousel(slides.length, { fade: true });
  const { viewportRef, live, selected, stops, goTo, next, previous, swipeHandlers } = carousel;
  const scenes = slides.length > 0 ? slides.map((slide) => slide.scenes) : [withoutSlides];
  const seen = useSeen(selected);
  const moves = scenes.length > 1 || scenes[0]?.wide.film !== null;
  const interval = useDataSaving() || !moves ? undefined : INTERVAL_MS;
  const autoplay = useAutoplay({ viewportRef, interval, selected, stops, goTo });
  const mayPlayFilm = useMayPlayFilm();

  function moveByArrowKey(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (step === 1) next();
    if (step === -1) previous();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control itself: the keys of what is inside bubble up to it
    <section
      aria-roledescription={carouselWords.carouselRole}
      aria-label={words.featuredProjects}
      data-fade
      className="on-ink carousel relative isolate flex min-h-[max(70svh,32rem)] flex-col justify-end overflow-hidden bg-ink md:min-h-[max(100svh,40rem)]"
      onKeyDown={moveByArrowKey}
      {...autoplay.focusHandlers}
    >
      <div className="absolute inset-0 -z-1">
        {scenes.map(
          (scene, index) =>
            seen.has(index) && (
              <HeroScene
                key={scene.wide.poster.src}
                {...scene}
                first={index === 0}
                shown={index === selected}
                mayPlayFilm={mayPlayFilm}
                playing={autoplay.wanted && index === selected}
              />
            ),
        )}
        <Shade />
      </div>
      <div className="page-width pt-[calc(var(--spacing-header)+2rem)] pb-6 md:pb-10">
        <HeroWords
          {...{ slides, selected, live, viewportRef }}
          pointer={{ ...autoplay.pointerHandlers, ...swipeHandlers }}
        />
        <div className="mt-8 flex items-center md:mt-12">
          <div className="carousel-controls -ms-3 flex items-center gap-2 empty:hidden noscript:hidden">
            {slides.length > 1 && (
              <Dots look="numbers" count={slides.length} selected={selected} onChoose={goTo} />
            )}
            {autoplay.possible && (
              <IconButton
                data-autoplay
                className="motion-reduce:hidden"
                label={autoplay.wanted ? carouselWords.pause : carouselWords.play}
                shape={autoplay.wanted ? pause : play}
                onClick={autoplay.toggle}
              />
            )}
          </div>
          <h1
            className={
              slides.length > 0
                ? "sr-only md:not-sr-only md:ms-6 md:border-s md:border-rule-strong md:py-1 md:ps-6 md:font-sans md:text-sm md:font-normal md:tracking-normal"
                : "max-w-[16ch] text-5xl"
            }
          >
            {heading}
          </h1>
        </div>
      </div>
    </section>
  );
}

/** The first scene, and those that were selected since: the others are not loaded. */
function useSeen(selected: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  if (!seen.has(selected)) setSeen(new Set([...seen, selected]));
  return seen;
}

/** A gradient under the header and behind the text, for contrast on every frame of the film. */
function Shade() {
  return (
    <div className="absolute inset-0 bg-[linear-gradient(to_bottom,rgb(var(--ink-channels)/.5),transparent_20%,transparent_34%,rgb(var(--ink-channels)/.58)_60%,rgb(var(--ink-channels)/.84))] md:bg-[linear-gradient(to_bottom,rgb(var(--ink-channels)/.5),transparent_20%,transparent_72%,rgb(var(--ink-channels)/.55)),radial-gradient(ellipse_64%_72%_at_calc(50%-44%*var(--direction))_66%,rgb(var(--ink-channels)/.74),rgb(var(--ink-channels)/.5)_45%,transparent)]" />
  );
}
