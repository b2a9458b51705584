import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { allTestimonials } from "#catalog/testimonials.ts";
import { TestimonialsSection } from "#site/sections/testimonials-section.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import * as words from "#words/testimonials.ts";
import type { Route } from "./+types/testimonials.ts";

const trail = [{ label: words.testimonials, to: href("/testimonial") }];

export function loader() {
  return {
    head: pageHead({
      title: words.testimonials,
      description: introductions.testimonials.description,
      trail,
    }),
    lead: introductions.testimonials.lead,
    testimonials: allTestimonials(),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

// Search engines ignore reviews of a company on its own site, so there is no structured data for them.
export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.testimonials} lead={loaderData.lead} trail={trail} />
      <div className="[&>section]:pt-0">
        <TestimonialsSection testimonials={loaderData.testimonials} variant="style-2" />
      </div>
    </>
  );
}
