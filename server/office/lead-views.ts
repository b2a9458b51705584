import { isolate } from "#domain/bidi-controls.ts";
import { LEAD_FIELDS, type LeadField } from "#domain/lead-fields.ts";
import type { Queryable } from "#server/db/database.ts";
import { type Lead, referenceOf } from "#server/lead-kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/lead-kinds/lead-kind-entries.ts";
import { factsOf } from "#server/mail/facts.ts";
import { messagesOf } from "#server/outbox/message-repository.ts";
import { createTable, timeInDubai } from "./table.ts";
import { safeLines } from "./terminal-text.ts";

/** Leads in the forms that the office reads. */

export const LIST_HEADINGS = [
  "Received",
  "Reference",
  "Kind",
  "Name",
  "E-mail",
  "Phone",
  "About",
  "Messages",
];

export function listRow(lead: Lead, messageSummary: string): string[] {
  const { name, email, phone } = lead.details;
  return [
    timeInDubai(lead.receivedAt),
    referenceOf(lead),
    lead.suspicion ? `${lead.kind} (${lead.suspicion})` : lead.kind,
    name,
    email,
    phone,
    LEAD_KIND_ENTRIES[lead.kind].summary(lead),
    messageSummary,
  ];
}

export async function wholeLead(database: Queryable, lead: Lead): Promise<string> {
  const facts = [
    ["Reference", referenceOf(lead)],
    ["Id", lead.id],
    ["Received", `${timeInDubai(lead.receivedAt)} in Dubai`],
    ...(lead.suspicion ? [["Suspected", lead.suspicion]] : []),
    ...factsOf(lead),
  ];
  const messages = (await messagesOf(database, lead.id)).map((message) => [
    message.purpose,
    message.state,
    `${message.attempts}`,
    message.sentAt === null ? "" : timeInDubai(new Date(message.sentAt)),
    message.lastError ?? "",
  ]);
  const width = Math.max(...facts.map(([label = ""]) => label.length));
  const indent = `\n${" ".repeat(width + 2)}`;
  return [
    ...facts.map(
      ([label = "", value = ""]) =>
        `${label.padEnd(width)}  ${safeLines(value).map(isolate).join(indent)}`,
    ),
    "",
    createTable(["Message", "State", "Attempts", "Sent", "Last error"]).render(messages),
  ].join("\n");
}

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
