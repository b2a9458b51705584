import { locale } from "./language.ts";

type PricingPlan = { title: string; price: string };

export const description = (pricingPlans: PricingPlan[]) => {
  const list = pricingPlans.map(({ title, price }) => `${title} at ${price}`);
  return `Interior design and fit-out by the square metre: ${new Intl.ListFormat(locale).format(list)}, each with everything it covers.`;
};
