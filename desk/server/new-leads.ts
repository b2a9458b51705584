import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { LeadPage, LeadQuery, LeadRow } from "#domain/desk/leads.ts";
import { type List, rowsOf } from "./lead-cache.ts";
import { leadListQuery, listsKey } from "./queries.ts";
import { readLeads } from "./read-leads.ts";

const newLeadsKey = ["new-leads"];

/** The ids of leads that belong into a list and are not in it yet. */
export function newLeadsQuery(filters: LeadQuery) {
  return queryOptions({
    queryKey: [...newLeadsKey, filters],
    queryFn: skipToken as typeof skipToken | (() => string[]), // live events set it
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export async function findNewLeads(
  client: QueryClient,
  filters: LeadQuery,
  ids: readonly string[],
): Promise<void> {
  const { queryKey } = newLeadsQuery(filters);
  const list = client.getQueryData(leadListQuery(filters).queryKey);
  if (!list || filters.search) return; // a search stays as it was asked
  const listed = new Set(rowsOf(list).map(({ id }) => id));
  const unlisted = ids.filter((id) => !listed.has(id));
  const found = await readLeads(filters, unlisted);
  const added = found.filter((row) => isBeforeEnd(list, row, filters)).map(({ id }) => id);
  client.setQueryData<string[]>(queryKey, (known = []) => [
    ...known.filter((id) => !ids.includes(id)),
    ...added,
  ]);
}

/** A lead behind the loaded pages appears with its page. */
function isBeforeEnd(list: List, row: LeadRow, { sort = "newest" }: LeadQuery): boolean {
  const last: LeadPage | undefined = list.pages.at(-1);
  const end = last?.leads.at(-1);
  if (!end || last?.next === null) return true;
  if (sort === "due") return dueTime(row) <= dueTime(end);
  return sort === "newest" ? row.receivedAt >= end.receivedAt : row.receivedAt <= end.receivedAt;
}

function dueTime({ nextStep }: LeadRow): number {
  return nextStep?.at ?? Number.POSITIVE_INFINITY;
}

/** A list that the user opens is loaded again, with its new leads. */
export function renewLists(client: QueryClient): void {
  forgetNewLeads(client);
  client.removeQueries({ queryKey: listsKey, type: "inactive" });
  void client.resetQueries({ queryKey: listsKey });
}

/** Loads the first page again, with the new leads. Resolves with the first of them, or the first lead. */
export async function showNewLeads(
  client: QueryClient,
  filters: LeadQuery,
): Promise<string | undefined> {
  const ids = client.getQueryData(newLeadsQuery(filters).queryKey) ?? [];
  const { queryKey } = leadListQuery(filters);
  client.setQueryData(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
  await client.refetchQueries({ queryKey, exact: true });
  client.setQueryData(newLeadsQuery(filters).queryKey, []);
  const rows = rowsOf(client.getQueryData(queryKey));
  return (rows.find(({ id }) => ids.includes(id)) ?? rows[0])?.id;
}

export function forgetNewLeads(client: QueryClient): void {
  client.setQueriesData<string[]>({ queryKey: newLeadsKey }, []);
}
