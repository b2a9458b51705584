import { z } from "zod";
import { defineEntries } from "./define-entries.ts";
import { line } from "./fields.ts";

const reasonSchema = z.strictObject({
  /** Also names the drawing beside the claim. */
  id: z.enum(["yield", "tax", "airport", "ownership"]),
  claim: line,
  explanation: line,
});

export type DubaiReason = z.infer<typeof reasonSchema>;

// [9.015] The four claims.
const reasons = defineEntries("reasons for Dubai", reasonSchema, [
  {
    id: "yield",
    claim: "Rental yields up to 8-10% annually",
    explanation:
      "Gross, before service charge and empty months, and at the top of the range for studios and one-bedroom flats in newer districts. We show the net sum for each unit.",
  },
  {
    id: "tax",
    claim: "0% property tax on rental income and capital gains",
    explanation:
      "A private owner keeps the rent and the gain. The Land Department's registration fee is paid once, when the purchase is recorded.",
  },
  {
    id: "airport",
    claim: "200+ cities connected by the airport",
    explanation:
      "Tenants arrive from everywhere, and an owner abroad can come to inspect a home over a weekend, seldom with a change of plane.",
  },
  {
    id: "ownership",
    claim: "100% foreign ownership",
    explanation:
      "In designated freehold areas a foreign buyer owns the home outright, may sell, let or bequeath it, and holds a title deed in their own name.",
  },
]);

export function whyDubai(): DubaiReason[] {
  return reasons;
}
