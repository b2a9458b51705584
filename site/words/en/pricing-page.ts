import { locale } from "./language.ts";

type Plan = { title: string; price: string };

export const description = (plans: Plan[]) => {
  const list = plans.map(({ title, price }) => `${title} at ${price}`);
  return `Interior design and fit-out by the square metre: ${new Intl.ListFormat(locale).format(list)}, each with everything it covers.`;
};
