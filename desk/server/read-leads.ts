import type { LeadPage, LeadQuery, LeadRow } from "#domain/desk/leads.ts";
import { MAX_IDS } from "#domain/desk/limits.ts";
import { queryText } from "./queries.ts";
import { read } from "./request.ts";

/** The current rows of those leads that fit the filters. */
export async function readLeads(filters: LeadQuery, ids: readonly string[]): Promise<LeadRow[]> {
  const rows: LeadRow[] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS).join(",");
    const page = await read<LeadPage>(`leads?${queryText({ ...filters, ids: some })}`);
    rows.push(...page.leads);
  }
  return rows;
}
