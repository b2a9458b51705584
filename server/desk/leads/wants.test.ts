import { expect, test } from "vitest";
import type { LeadDetails } from "#server/leads/kinds/lead.ts";
import { wantsOf } from "./wants.ts";

const lead = (kind: string, details: Record<string, string>) =>
  ({ kind, details }) as unknown as LeadDetails;

test.for([
  ["meeting", { date: "2026-12-09", time: "10:30 AM" }, "9 Dec, 10:30 AM"],
  [
    "meeting",
    { date: "soon", time: "10:30 AM", propertyInterest: "Villa" },
    "soon, 10:30 AM, Villa",
  ],
  ["broker", { registrationType: "company", company: "Noor Homes" }, "company, Noor Homes"],
  ["contact", { subject: "Buying", message: "Two\nbedrooms" }, "Buying: Two bedrooms"],
] as const)("a %s lead says what the person wants: %o", ([kind, details, wanted]) => {
  expect(wantsOf(lead(kind, details))).toBe(wanted);
});
