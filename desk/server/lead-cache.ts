import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadPage, LeadRow } from "#domain/desk/leads.ts";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import { boardKey, boardQuery, countsKey, leadKey, leadsKey, listsKey } from "./queries.ts";

export type List = InfiniteData<LeadPage, unknown>;

/** The lead keeps its place in every list, so that no other row moves. */
export function keepLeadView(client: QueryClient, view: LeadView): void {
  client.setQueryData(leadKey(view.lead.id), view);
  if (view.mergedInto === null) keepRow(client, view.lead);
  else dropRow(client, view.lead.id);
  void client.invalidateQueries({ queryKey: countsKey });
}

export function keepRow(client: QueryClient, row: LeadRow): void {
  client.setQueriesData<List>({ queryKey: listsKey }, (list) => list && replaceRow(list, row));
  for (const stage of STAGES) {
    client.setQueryData(
      boardQuery(stage).queryKey,
      (column) => column && placeCard(column, row, stage),
    );
  }
}

export function placeCard(column: List, row: LeadRow, stage: Stage): List {
  const known = rowsOf(column).find(({ id }) => id === row.id);
  if (known && known.version > row.version) return column;
  if (known && stage === row.stage) return replaceRow(column, row);
  if (!known && (stage !== row.stage || row.isSuspicious)) return column;
  const pages = column.pages.map((page, index) => {
    const others = page.leads.filter(({ id }) => id !== row.id);
    return { ...page, leads: index === 0 && stage === row.stage ? [row, ...others] : others };
  });
  return { ...column, pages };
}

export function replaceRow(list: List, row: LeadRow): List {
  const isNewer = (known: LeadRow) => known.id === row.id && known.version <= row.version;
  if (!list.pages.some(({ leads }) => leads.some(isNewer))) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    leads: page.leads.map((known) => (isNewer(known) ? row : known)),
  }));
  return { ...list, pages };
}

/** Other leads may name the erased one as the same person, so they are read again. */
export function forgetLead(client: QueryClient, id: string): void {
  dropRow(client, id);
  client.removeQueries({ queryKey: leadsKey, type: "inactive" });
  void client.resetQueries({ queryKey: leadKey(id) });
  void client.invalidateQueries({ queryKey: leadsKey });
  void client.invalidateQueries({ queryKey: countsKey });
}

export function dropRow(client: QueryClient, id: string): void {
  for (const queryKey of [listsKey, boardKey]) {
    client.setQueriesData<List>({ queryKey }, (list) => list && withoutRow(list, id));
  }
}

function withoutRow(list: List, id: string): List {
  const pages = list.pages.map((page) => ({
    ...page,
    leads: page.leads.filter((row) => row.id !== id),
  }));
  return { ...list, pages };
}

export function rowsOf(list: List | undefined): LeadRow[] {
  return list?.pages.flatMap(({ leads }) => leads) ?? [];
}

export function findRow(client: QueryClient, id: string): LeadRow | undefined {
  return [listsKey, boardKey]
    .flatMap((queryKey) => client.getQueriesData<List>({ queryKey }))
    .flatMap(([, list]) => rowsOf(list))
    .find((row) => row.id === id);
}
