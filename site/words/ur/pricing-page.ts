import { locale } from "./language.ts";

type PricingPlan = { title: string; price: string };

export const planPrices = (pricingPlans: PricingPlan[]) => {
  const list = pricingPlans.map(({ title, price }) => `${title} ${price} میں`);
  return `${new Intl.ListFormat(locale).format(list)}۔`;
};
