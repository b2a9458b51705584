import { z } from "zod";
import { line, lines, order, path } from "./fields.ts";
import { noText } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";

const pricingPlans = readEntries("plans", {
  facts: z.strictObject({
    order,
    /** Dollars per square metre [9.018]. */
    rate: z.int().positive(),
    link: path,
  }),
  words: z.strictObject({ title: line, description: line, features: lines }),
  text: noText,
}).map(({ key, facts: { rate, link }, words }) => ({ id: key, ...words, rate, link }));

export type PricingPlan = (typeof pricingPlans)[number];

export function allPricingPlans(): PricingPlan[] {
  return pricingPlans;
}
