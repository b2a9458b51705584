import { Children, isValidElement, type KeyboardEvent, type ReactNode } from "react";
import * as words from "#words/carousel.ts";
import { arrowStep } from "./arrow-step.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { CarouselSlide } from "./carousel-slide.tsx";
import { classes } from "#ui/classes.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { type CarouselMotion, useCarousel } from "./use-carousel.ts";

export type CarouselProps = CarouselMotion & {
  label: string;
  children: ReactNode;
  /** Sets how many slides are side by side: `--slides`, `--gap`, `--peek` (carousel.css). */
  className?: string;
  /** Milliseconds between two moves of the autoplay. */
  autoplay?: number;
  arrows?: boolean;
  dots?: "lines" | "numbers";
  controls?: "below" | "over";
};

export function Carousel({
  label,
  children,
  className,
  autoplay: interval,
  arrows = true,
  dots,
  controls = "below",
  ...motion
}: CarouselProps) {
  const slides = Children.toArray(children).filter(isValidElement);
  const carousel = useCarousel(slides.length, motion);
  const { viewportRef, live, selected, stops, goTo, next, previous, swipeHandlers } = carousel;
  const autoplay = useAutoplay({ viewportRef, interval, selected, stops, goTo });

  function moveByArrowKey(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (!step || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (step > 0) next();
    else previous();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no control itself: the keys of what is inside bubble up to it
    <section
      aria-roledescription={words.carouselRole}
      aria-label={label}
      data-fade={motion.fade || undefined}
      className={classes("carousel relative", className)}
      onKeyDown={moveByArrowKey}
      {...autoplay.focusHandlers}
    >
      <div
        ref={viewportRef}
        className="carousel-viewport"
        // A scrolling row needs a tab stop and an accessible name.
        role="group"
        aria-label={words.slides}
        tabIndex={motion.fade || stops < 2 ? undefined : 0}
        data-live={live || undefined}
        {...autoplay.pointerHandlers}
        {...swipeHandlers}
      >
        <div className="carousel-track">
          {slides.map((slide, index) => (
            <CarouselSlide
              key={slide.key}
              index={index}
              count={slides.length}
              shown={index === selected}
              covered={Boolean(motion.fade) && live && index !== selected}
            >
              {slide}
            </CarouselSlide>
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live={autoplay.running ? "off" : "polite"}>
        {live && words.currentSlide(selected + 1, stops)}
      </p>
      <CarouselControls
        {...{ autoplay, arrows, dots, selected, next, previous }}
        place={controls}
        stops={stops}
        onChoose={goTo}
      />
    </section>
  );
}
