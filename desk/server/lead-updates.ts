import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { LeadView } from "#domain/desk/lead.ts";
import type { LiveLead } from "#domain/desk/live.ts";
import { lastListFilters } from "#desk/navigation/last-list.ts";
import { dropRow, findRow, keepRow } from "./lead-cache.ts";
import { findNewLeads } from "./new-leads.ts";
import { boardKey, countsKey, leadKey, leadListQuery, listsKey } from "./queries.ts";
import { readLeads } from "./read-leads.ts";

/** Events within this many milliseconds are read with one request. */
const COLLECT_FOR = 100;
const RETRY_AFTER = 5000;

export function createLeadUpdates(client: QueryClient) {
  /** Received versions are remembered, because the server repeats some after a reconnection. */
  const received = new Map<string, number>();
  let pending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(ids: Iterable<string>, after: number): void {
    for (const id of ids) pending.add(id);
    timer ??= setTimeout(() => void update(), after);
  }

  async function update(): Promise<void> {
    const ids = pending;
    pending = new Set();
    timer = undefined;
    await showChanges(client, [...ids]).catch(() => add(ids, RETRY_AFTER));
  }

  return {
    changed({ id, version }: LiveLead): void {
      const known = knownVersion(client, id) ?? received.get(id) ?? -1;
      received.set(id, version);
      if (version > known) add([id], COLLECT_FOR);
    },
    hidden({ id }: Pick<LiveLead, "id">): void {
      if (knownVersion(client, id) !== undefined) add([id], COLLECT_FOR);
    },
  };
}

function knownVersion(client: QueryClient, id: string): number | undefined {
  return client.getQueryData<LeadView>(leadKey(id))?.lead.version ?? findRow(client, id)?.version;
}

async function showChanges(client: QueryClient, ids: string[]): Promise<void> {
  void client.invalidateQueries({ queryKey: countsKey });
  for (const id of ids) void client.invalidateQueries({ queryKey: leadKey(id) });
  const isBoardShown = client.getQueryCache().findAll({ queryKey: boardKey }).length > 0;
  const listed = ids.filter((id) => isBoardShown || findRow(client, id));
  const rows = await readLeads({ view: "all" }, listed);
  for (const row of rows) keepRow(client, row);
  // Leads that were not found were merged, erased or assigned to somebody else.
  const found = new Set(rows.map(({ id }) => id));
  for (const id of listed) if (!found.has(id)) dropRow(client, id);
  const filters = lastListFilters();
  if (filters) await findNewLeads(client, filters, ids);
  // Other lists are read again when they are shown.
  const shown = filters && hashKey(leadListQuery(filters).queryKey);
  void client.invalidateQueries({
    queryKey: listsKey,
    refetchType: "none",
    predicate: ({ queryHash }) => queryHash !== shown,
  });
}
