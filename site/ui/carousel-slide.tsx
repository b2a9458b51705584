import type { ReactNode } from "react";
import * as words from "#words/carousel.ts";

type CarouselSlideProps = {
  index: number;
  count: number;
  shown: boolean;
  covered: boolean;
  children: ReactNode;
};

export function CarouselSlide({ index, count, shown, covered, children }: CarouselSlideProps) {
  return (
    <div
      // No HTML element has the role of a slide.
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
