import type { PricingPlan } from "#catalog/pricing-plans.ts";
import { formatWholeAmount } from "#domain/money.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { check } from "#ui/icons.ts";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/pricing.ts";
import * as pricingPlanWords from "#words/pricing-plan.ts";

type PricingSectionProps = {
  pricingPlans: PricingPlan[];
  intro?: string;
  tone?: "paper" | "surface";
  /** Left out where the page's own heading is above the pricing plans. */
  heading?: string;
};

/** [9.018] Three pricing plans in dollars per square metre; the middle one is on a dark background. */
export function PricingSection({
  pricingPlans,
  intro,
  tone,
  heading = words.pricedBySquareMetre,
}: PricingSectionProps) {
  return (
    <Section tone={tone} eyebrow={words.title} heading={heading} intro={intro}>
      <ul className="grid gap-px border border-rule bg-rule lg:grid-cols-3">
        {pricingPlans.map((pricingPlan, index) => (
          <li key={pricingPlan.id} className={index === 1 ? "on-ink bg-ink" : toneOf(tone)}>
            <PricingPlanColumn pricingPlan={pricingPlan} prominent={index === 1} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function toneOf(tone: PricingSectionProps["tone"]) {
  return tone === "surface" ? "bg-surface" : "bg-paper";
}

function PricingPlanColumn({
  pricingPlan,
  prominent,
}: {
  pricingPlan: PricingPlan;
  prominent: boolean;
}) {
  return (
    <article className="flex h-full flex-col p-7 md:p-10 lg:p-12">
      <h3 className="text-2xl">{pricingPlan.title}</h3>
      <p className="mt-2 text-sm text-fg-soft">{pricingPlan.description}</p>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="font-display text-4xl tracking-[-0.03em]">
          {formatWholeAmount(pricingPlan.rate)}
        </span>
        <span className="text-sm text-fg-soft">{words.perSquareMetre}</span>
      </p>
      <ul className="mt-8 mb-10 text-sm">
        {pricingPlan.features.map((feature) => (
          <li key={feature} className="flex gap-3 border-t border-rule py-3 last:border-b">
            <Icon shape={check} size={18} className="mt-0.5 text-highlight" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={pricingPlan.link}
        variant={prominent ? "accent" : "outline"}
        wide
        className={classes("mt-auto")}
      >
        {pricingPlanWords.askAbout(pricingPlan.title)}
      </ButtonLink>
    </article>
  );
}
