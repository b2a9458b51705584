import { z } from "zod";
import { line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

const reasons = readPage(
  "why-dubai",
  z.array(
    z.strictObject({
      /** Also names the drawing beside the claim. */
      id: z.enum(["yield", "tax", "airport", "ownership"]),
      claim: line,
      explanation: line,
    }),
  ),
);

export type DubaiReason = (typeof reasons)[number];

export function whyDubai(): DubaiReason[] {
  return reasons;
}
