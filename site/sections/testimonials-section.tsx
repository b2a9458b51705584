import type { Testimonial } from "#catalog/testimonials.ts";
import { Carousel } from "#site/ui/carousel.tsx";
import { Quote } from "#site/ui/quote.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/testimonials.ts";

type TestimonialsSectionProps = {
  testimonials: Testimonial[];
  /** [2.076] One large quote at a time, or all of them side by side. */
  variant?: "one-at-a-time" | "style-2";
};

const INTERVAL_MS = 7000;

export function TestimonialsSection({
  testimonials,
  variant = "one-at-a-time",
}: TestimonialsSectionProps) {
  return variant === "style-2" ? (
    <QuoteWall testimonials={testimonials} />
  ) : (
    <QuoteCarousel testimonials={testimonials} />
  );
}

function QuoteCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <Section tone="ink" eyebrow={words.testimonials} heading={words.whatClientsSay}>
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
