import type { Testimonial } from "#catalog/testimonials.ts";
import { Quote } from "#site/ui/quote.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/testimonials.ts";
import { island } from "#site/boot/island.tsx";
import { QuoteCarousel } from "./quote-carousel.tsx";

const QuoteCarouselIsland = island("QuoteCarousel", QuoteCarousel);

type TestimonialsSectionProps = {
  testimonials: Testimonial[];
  /** [2.076] One large quote at a time, or all of them side by side. */
  variant?: "one-at-a-time" | "style-2";
};

export function TestimonialsSection({
  testimonials,
  variant = "one-at-a-time",
}: TestimonialsSectionProps) {
  return variant === "style-2" ? (
    <QuoteWall testimonials={testimonials} />
  ) : (
    <OneQuote testimonials={testimonials} />
  );
}

function OneQuote({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section tone="ink" eyebrow={words.testimonials} heading={words.whatClientsSay}>
      <QuoteCarouselIsland testimonials={testimonials} />
    </Section>
  );
}

function QuoteWall({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section aria-label={words.testimonials}>
      <ul className="gap-6 md:columns-2 lg:columns-3">
        {testimonials.map(({ id, name, role, text }) => (
          <li key={id} className="mb-6 break-inside-avoid border border-rule bg-surface p-7 md:p-9">
            <Quote size="md" by={name} position={role}>
              {text}
            </Quote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
