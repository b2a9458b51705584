import * as fc from "fast-check";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { agency, individual } from "#domain/test-brokers.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { contact, meeting } from "#server/testing/test-app.ts";
import { homeQuestion, interest, otherMessage } from "#server/testing/test-short-forms.ts";

const EXAMPLES: Record<LeadKind, Record<string, unknown>[]> = {
  meeting: [meeting],
  contact: [contact, interest, homeQuestion, otherMessage],
  broker: [agency, individual],
};

const STRANGE_TEXTS = [
  ["\u0000", "\u001b[2J", "\u009b31m", "\u007f", "\r\n", "\t", "\u0085", "\u2028", "\u2029"],
  ["\u202e", "\u2066", "\u200f", "\u061c", "\u200b", "\u200c", "\u200d", "\ufeff", "\u00ad"],
  ["\ud800", "\udc00", "\u{10ffff}", "e\u0301", "👩‍👩‍👧", "محمّد", "名前", "，", "；", "。", "＝"],
  ["=1+1", "x;=1+1", "\r\nBcc: a@b.c", "<b>", '"', "'", "\\", ",", ";", "a - b", "%s", "${x}"],
  ["31/12/1990", "2026-02-30", "25:00", "2026-03-12", "agency", "x", "", "null", "+"],
].flat();

export const strangeText = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 4 }),
  fc.string({ unit: fc.constantFrom(...STRANGE_TEXTS), maxLength: 5 }),
  fc.constantFrom("x", "é", "\u202e").map((character) => character.repeat(290)), // a long line
);

const strangeValue = fc.oneof(
  { arbitrary: strangeText, weight: 8 },
  { arbitrary: fc.oneof(fc.integer(), fc.double()), weight: 2 },
  { arbitrary: fc.constantFrom(null, true, [], {}), weight: 1 },
);

export function fieldsOf(kind: LeadKind): string[] {
  const { requestBodies } = LEAD_KIND_ENTRIES[kind].api;
  const { schema } = requestBodies({ liveForms: false })["application/json"]!;
  const forms = (schema.oneOf ?? schema.anyOf ?? [schema]) as (typeof schema)[];
  return [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** Accepted bodies, with strange values in some fields or added to them. */
export function strangeBodies(kind: LeadKind): fc.Arbitrary<Record<string, unknown>> {
  const change = fc.record({
    field: fc.constantFrom(...fieldsOf(kind)),
    value: strangeValue,
    place: fc.constantFrom("instead", "before", "after"),
  });
  return fc
    .tuple(fc.constantFrom(...EXAMPLES[kind]), fc.array(change, { maxLength: 4 }))
    .map(([example, changes]) => {
      const body = { ...example };
      for (const { field, value, place } of changes) {
        const before = String(body[field] ?? "");
        if (place === "instead" || typeof value !== "string") body[field] = value;
        else body[field] = place === "before" ? value + before : before + value;
      }
      return body;
    });
}
