import type { ReactNode } from "react";

type CarouselSlideProps = {
  /** Where it stands in the row, from 0. */
  index: number;
  count: number;
  shown: boolean;
  /** Lies under another slide. */
  covered: boolean;
  children: ReactNode;
};

export function CarouselSlide({ index, count, shown, covered, children }: CarouselSlideProps) {
  return (
    <div
      // The role that screen readers know a slide by; no tag has it.
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      className="carousel-slide"
      data-shown={shown || undefined}
      inert={covered}
    >
      {children}
    </div>
  );
}
