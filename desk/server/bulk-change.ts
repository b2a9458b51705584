import { useQueryClient } from "@tanstack/react-query";
import type { BulkResponse, BulkChange } from "#domain/desk/bulk.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { showStatus } from "#desk/state/status.ts";
import * as words from "#desk/words/en/inbox.ts";
import { keepRow } from "./lead-cache.ts";
import { countsKey } from "./queries.ts";
import { send } from "./request.ts";

/** The server takes at most this many leads in one request. */
const MAX_LEADS = 100;

/** Returns the reasons why some leads were not changed, in words. Changes that were made before the
 * connection was lost are kept. */
export function useBulkChange() {
  const client = useQueryClient();
  return async function changeLeads(
    rows: LeadRow[],
    change: BulkChange["change"],
  ): Promise<string[]> {
    const failed: (keyof typeof words.notChanged)[] = [];
    for (let start = 0; start < rows.length; start += MAX_LEADS) {
      const leads = rows
        .slice(start, start + MAX_LEADS)
        .map(({ id, version }) => ({ id, version }));
      try {
        const response = await send<BulkResponse>("leads/bulk", { leads, change });
        for (const { lead } of response) if (lead) keepRow(client, lead);
        failed.push(...response.flatMap(({ outcome }) => (outcome === "done" ? [] : [outcome])));
      } catch (error) {
        if (start === 0) throw error;
        failed.push(...rows.slice(start).map(() => "no response" as const));
        break;
      }
    }
    void client.invalidateQueries({ queryKey: countsKey });
    showStatus(words.changed(rows.length - failed.length));
    return [...new Set(failed)].map((reason) =>
      words.notChanged[reason](failed.filter((other) => other === reason).length),
    );
  };
}
