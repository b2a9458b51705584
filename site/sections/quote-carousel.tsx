import type { Testimonial } from "#catalog/testimonials.ts";
import { Carousel } from "#site/ui/carousel.tsx";
import { Quote } from "#site/ui/quote.tsx";
import * as words from "#words/testimonials.ts";

const INTERVAL_MS = 7000;

export function QuoteCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Carousel
      label={words.testimonials}
      autoplay={INTERVAL_MS}
      dots="numbers"
      className="[--gap:4rem] lg:ms-[16.666%]"
    >
      {testimonials.map(({ id, name, role, text }) => (
        <Quote key={id} by={name} position={role} className="max-w-4xl">
          {text}
        </Quote>
      ))}
    </Carousel>
  );
}
