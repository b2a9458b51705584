import type { ReactNode } from "react";
import * as words from "#words/carousel.ts";

type CarouselSlideProps = {
  /** Its place in the row, from 0. */
  index: number;
  count: number;
  shown: boolean;
  /** Hidden behind another slide. */
  covered: boolean;
  children: ReactNode;
};

export function CarouselSlide({ index, count, shown, covered, children }: CarouselSlideProps) {
  return (
    <div
      // The role of a slide for screen readers; no HTML element has it.
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={words.slidePosition(index + 1, count)}
      className="carousel-slide"
      data-shown={shown || undefined}
      inert={covered}
    >
      {children}
    </div>
  );
}
