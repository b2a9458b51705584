import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { allPricingPlans } from "#catalog/pricing-plans.ts";
import { formatWholeAmount } from "#domain/money.ts";
import { PricingSection } from "#site/sections/pricing-section.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import * as words from "#words/pricing.ts";
import { planPrices } from "#words/pricing-page.ts";
import type { Route } from "./+types/pricing.ts";

const trail = [{ label: words.title, to: href("/pricing") }];

export function loader() {
  const pricingPlans = allPricingPlans();
  const { lead } = introductions.pricing;
  const prices = planPrices(
    pricingPlans.map(({ title, rate }) => ({ title, price: formatWholeAmount(rate) })),
  );
  return {
    head: pageHead({
      title: words.title,
      description: `${lead} ${prices}`,
      trail,
    }),
    lead,
    intro: introductions.plans?.intro,
    pricingPlans,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.title} lead={loaderData.lead} trail={trail} />
      <h2 className="sr-only">{words.pricingPlans}</h2>
      <div className="[&>section]:pt-0">
        <PricingSection
          intro={loaderData.intro}
          pricingPlans={loaderData.pricingPlans}
          heading=""
        />
      </div>
    </>
  );
}
