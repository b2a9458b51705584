import { useQueryClient } from "@tanstack/react-query";
import type { BulkAnswer, BulkChange } from "#domain/desk/bulk.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { keepRow } from "./lead-cache.ts";
import { countsKey } from "./queries.ts";
import { send } from "./request.ts";

/** What the server takes at once. */
const MOST_LEADS = 100;

/** Changes several leads and says which were not changed; all of them are shown as they are now. */
export function useBulkChange() {
  const client = useQueryClient();
  return async function changeLeads(
    rows: LeadRow[],
    change: BulkChange["change"],
  ): Promise<BulkAnswer> {
    const failed: BulkAnswer = [];
    for (let start = 0; start < rows.length; start += MOST_LEADS) {
      const leads = rows
        .slice(start, start + MOST_LEADS)
        .map(({ id, version }) => ({ id, version }));
      const answer = await send<BulkAnswer>("leads/bulk", { leads, change });
      for (const { lead } of answer) if (lead) keepRow(client, lead);
      failed.push(...answer.filter(({ outcome }) => outcome !== "done"));
    }
    void client.invalidateQueries({ queryKey: countsKey });
    return failed;
  };
}
