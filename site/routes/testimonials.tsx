import { href } from "react-router";
import { company } from "#catalog/company.ts";
import { allTestimonials } from "#catalog/testimonials.ts";
import { TestimonialsSection } from "#site/sections/testimonials-section.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import type { Route } from "./+types/testimonials.ts";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Testimonials", to: href("/testimonial") },
];

export function loader() {
  return {
    head: pageHead({
      title: "Testimonials",
      description: `Owners, investors, a head teacher, a clinic director, a shopkeeper and a broker on what it was like to build with ${company.name}.`,
      path: href("/testimonial"),
      trail,
    }),
    testimonials: allTestimonials(),
  };
}

export const meta = headFromLoader;

// Reviews of oneself on one's own site earn no stars from search engines: none are claimed.
/** [2.076] */
export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="Testimonials"
        lead="Six people who live, work, teach or trade in what we built, in their own words."
        trail={trail}
      />
      <div className="[&>section]:pt-0">
        <TestimonialsSection testimonials={loaderData.testimonials} variant="style-2" />
      </div>
    </>
  );
}
