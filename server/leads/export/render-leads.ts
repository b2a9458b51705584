import { renderCsvRow } from "#domain/csv.ts";
import type { Queryable } from "#server/storage/database.ts";
import { findLeadPages, type LeadFilter } from "./find-leads.ts";
import { CSV_HEADINGS, csvRow, leadRecord, maskLead } from "./lead-record.ts";

type Part = { lines: string[]; leads: number };

export async function* renderLeads(
  database: Queryable,
  filter: LeadFilter,
  limit: number,
  format: "csv" | "json",
  { isMasked = false } = {},
): AsyncGenerator<Part> {
  const asJson = format === "json";
  yield { lines: [asJson ? "[" : renderCsvRow(CSV_HEADINGS)], leads: 0 };
  let comma = "";
  for await (const leads of findLeadPages(database, filter, limit)) {
    const lines = leads.map((found) => {
      const lead = isMasked ? maskLead(found) : found;
      if (!asJson) return renderCsvRow(csvRow(lead));
      const line = comma + JSON.stringify(leadRecord(lead));
      comma = ",";
      return line;
    });
    yield { lines, leads: leads.length };
  }
  if (asJson) yield { lines: ["]"], leads: 0 };
}
