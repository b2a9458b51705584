import type { QueryClient } from "@tanstack/react-query";
import type { LeadRow } from "#domain/desk/leads.ts";
import { leadListQuery } from "#desk/server/queries.ts";
import { filtersAddress, readFilters } from "./filters.ts";

let lastQuery = "";
let lastLead: string | undefined;
const offsets = new Map<string, number>();

/** The inbox as it was last shown, for the way back and for j and k in a lead. */
export function rememberList(query: string): void {
  lastQuery = query;
}

export function lastListAddress(): string {
  return filtersAddress(readFilters(lastQuery));
}

export function lastListRows(client: QueryClient): LeadRow[] {
  const { queryKey } = leadListQuery(readFilters(lastQuery));
  return client.getQueryData(queryKey)?.pages.flatMap(({ leads }) => leads) ?? [];
}

/** The lead that was open last, which has the focus when the list is shown again. */
export function lastOpenedLead(): string | undefined {
  return lastLead;
}

export function rememberLead(id: string): void {
  lastLead = id;
}

/** How far a list was scrolled, in pixels. */
export function scrollOffset(query: string): number {
  return offsets.get(query) ?? 0;
}

export function rememberOffset(query: string, offset: number): void {
  offsets.set(query, offset);
}
