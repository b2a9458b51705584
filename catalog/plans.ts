import { z } from "zod";
import { defineEntries } from "./define-entries.ts";
import { key, line, path } from "./fields.ts";

const planSchema = z.strictObject({
  id: key,
  title: line,
  /** Dollars per square metre [9.018]. */
  rate: z.int().positive(),
  description: line,
  // [3.030]
  features: z.array(line).length(5, "must have five feature lines"),
  link: path,
});

export type Plan = z.infer<typeof planSchema>;

const plans = defineEntries("plans", planSchema, [
  {
    id: "basic",
    title: "Basic",
    rate: 120,
    description: "Design and supervision for rooms whose walls do not change.",
    features: [
      "Measured survey and furniture plan",
      "Lighting and socket layout",
      "Material board with three priced options",
      "Drawings ready for tender",
      "Two site visits a month",
    ],
    link: "/contact",
  },
  {
    id: "premium",
    title: "Premium",
    rate: 210,
    description: "Design and fit-out of a whole home or office, with permits, at a fixed price.",
    features: [
      "Everything in Basic",
      "Permit drawings and authority fees handled",
      "Joinery drawn and made to measure",
      "Air conditioning rebalanced to the new plan",
      "Weekly report with photographs",
    ],
    link: "/contact",
  },
  {
    id: "advanced",
    title: "Advanced",
    rate: 373,
    description: "Complete fit-out and furniture: one contract, one team, one date.",
    features: [
      "Everything in Premium",
      "New mechanical, electrical and plumbing design",
      "Stone and timber chosen with you at the yard",
      "Furniture, curtains and art, delivered and installed",
      "A return visit after the first summer",
    ],
    link: "/contact",
  },
]);

export function allPlans(): Plan[] {
  return plans;
}
