import { isSensitive, LEAD_FIELDS, type LeadField, MASK } from "#domain/lead-fields.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";

/** For JSON, without the storage paths of documents. */
export function leadRecord(lead: Lead) {
  const { id, kind, receivedAt, suspicion, details } = lead;
  const documents = lead.documents.map(({ field, fileName, bytes, sha256 }) => {
    return { field, fileName, bytes, sha256 };
  });
  return { reference: referenceOf(lead), id, kind, receivedAt, suspicion, details, documents };
}

export const CSV_HEADINGS = [
  "reference",
  "kind",
  "receivedAt",
  "suspicion",
  ...LEAD_FIELDS,
  "documents",
];

export function csvRow(lead: Lead): string[] {
  const details: Partial<Record<LeadField, string | undefined>> = lead.details;
  return [
    referenceOf(lead),
    lead.kind,
    lead.receivedAt.toISOString(),
    lead.suspicion ?? "",
    ...LEAD_FIELDS.map((field) => details[field] ?? ""),
    lead.documents.map(({ field, fileName }) => `${field}: ${fileName}`).join("; "),
  ];
}

/** The fields stay, so that a file has the same columns. */
export function maskLead(lead: Lead): Lead {
  const entries = Object.entries(lead.details).map(([field, value]) => [
    field,
    isSensitive(field) && value ? MASK : value,
  ]);
  return { ...lead, details: Object.fromEntries(entries) } as Lead;
}
