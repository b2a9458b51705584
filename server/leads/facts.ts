import { documentLabels, reraNumberLabel } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { BIDI_CONTROLS, isolate } from "#domain/bidi-controls.ts";
import { isCalendarDate, longDate } from "#domain/calendar-date.ts";
import { LEAD_FIELD_LABELS, LEAD_FIELDS, type LeadField } from "#domain/lead-fields.ts";
import { homePathOf, homeSubjectText } from "#server/leads/kinds/home-subject.ts";
import type { Lead } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";

/** The path is that of a page of the site. */
export type Fact = [label: string, value: string, path?: string];

export function textOfField(field: LeadField, value: string): string {
  return DATE_FIELDS.has(field) ? dateText(value) : value.replace(BIDI_CONTROLS, "");
}

export function factsOf(lead: Lead): Fact[] {
  return [...fieldFacts(lead, LEAD_FIELDS), ...documentFacts(lead)];
}

export const LABELS: typeof LEAD_FIELD_LABELS = {
  ...LEAD_FIELD_LABELS,
  time: `Time (${office.city})`,
  reraNumber: reraNumberLabel,
};

const DATE_FIELDS = new Set<LeadField>(["date", "dateOfBirth"]);

export function fieldFacts(lead: Pick<Lead, "details">, fields: readonly LeadField[]): Fact[] {
  const details: Partial<Record<LeadField, string | undefined>> = lead.details;
  return fields.flatMap((field): Fact[] => {
    const value = details[field];
    if (!value) return [];
    if (field === "about") return [aboutFact(value)];
    return [[LABELS[field], textOfField(field, value)]];
  });
}

function aboutFact(about: string): Fact {
  const path = homePathOf(about);
  const text = homeSubjectText(about);
  return path ? [LABELS.about, text, path] : [LABELS.about, text];
}

/** Text that is not a date is returned unchanged. */
export function dateText(day: string): string {
  return isCalendarDate(day) ? longDate(day) : day;
}

function documentFacts({ kind, details, documents }: Lead): Fact[] {
  const sent = documents.map(({ field, fileName, bytes }): Fact => [
    documentLabels[field],
    `${isolate(fileName)} (${size(bytes)})`,
  ]);
  const present = documents.map(({ field }) => field);
  const missing = LEAD_KIND_ENTRIES[kind].missingDocuments?.(details, present) ?? [];
  if (missing.length === 0) return sent;
  const labels = missing.map((field) => documentLabels[field]);
  return [...sent, ["Missing documents", labels.join(", ")]];
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
