import { office } from "#catalog/office.ts";
import { isolate } from "#domain/bidi-controls.ts";
import { dayAndTime } from "#domain/time-zone.ts";
import type { Queryable } from "#server/storage/database.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { factsOf } from "#server/leads/facts.ts";
import { messagesOf } from "#server/delivery/message-repository.ts";
import { createTable } from "./table.ts";
import { safeLines } from "./terminal-text.ts";

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
    dayAndTime(lead.receivedAt.getTime(), office.timeZone),
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
    ["Received", `${dayAndTime(lead.receivedAt.getTime(), office.timeZone)} in ${office.city}`],
    ...(lead.suspicion ? [["Suspected", lead.suspicion]] : []),
    ...factsOf(lead),
  ];
  const messages = (await messagesOf(database, lead.id)).map((message) => [
    message.purpose,
    message.state,
    `${message.attempts}`,
    message.sentAt === null ? "" : dayAndTime(message.sentAt, office.timeZone),
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
