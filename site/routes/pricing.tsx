import { href } from "react-router";
import { allPlans } from "#catalog/plans.ts";
import { PricingSection } from "#site/sections/pricing-section.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import type { Route } from "./+types/pricing.ts";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Pricing", to: href("/pricing") },
];

export function loader() {
  return {
    head: pageHead({
      title: "Pricing",
      description:
        "Interior design and fit-out by the square metre: Basic at $120, Premium at $210 and Advanced at $373, each with everything it covers.",
      path: href("/pricing"),
      trail,
    }),
    plans: allPlans(),
  };
}

export const meta = headFromLoader;

/** [2.075] */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="Pricing"
        lead="Three design and fit-out packages, priced by the square metre. Each price includes everything listed under it."
        trail={trail}
      />
      <h2 className="sr-only">Plans</h2>
      <div className="[&>section]:pt-0">
        <PricingSection plans={loaderData.plans} heading="" />
      </div>
    </>
  );
}
