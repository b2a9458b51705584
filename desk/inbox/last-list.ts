import { InfiniteQueryObserver, type QueryClient } from "@tanstack/react-query";
import { leadListQuery } from "#desk/server/queries.ts";
import { type Filters, readFilters } from "./filters.ts";

let lastUrl = "/";
let lastLead: string | undefined;
const offsets = new Map<string, number>();

/** The inbox or the board as it was last shown, for "Back to the list" and for j and k in a lead. */
export function rememberList(url: string): void {
  lastUrl = url;
}

/** The filters of the inbox as it was last shown; null where the board was shown since. */
export function lastListFilters(): Filters | null {
  const [path, query = ""] = lastUrl.split("?");
  return path === "/" ? readFilters(query) : null;
}

export function lastListUrl(): string {
  return lastUrl;
}

/** The lead so many rows further in the list that this one was opened from, if there is one. */
export async function findNeighbour(client: QueryClient, id: string, steps: number) {
  const filters = lastListFilters();
  if (!filters) return undefined;
  const list = new InfiniteQueryObserver(client, leadListQuery(filters));
  const { data, hasNextPage } = list.getCurrentResult();
  const rowsOf = (pages = data?.pages) => pages?.flatMap(({ leads }) => leads) ?? [];
  const index = rowsOf().findIndex((row) => row.id === id) + steps;
  if (index - steps === -1) return undefined;
  if (index < rowsOf().length || !hasNextPage) return rowsOf()[index];
  return rowsOf((await list.fetchNextPage()).data?.pages)[index];
}

/** The lead that was open last, which has the focus when the list is shown again. */
export function lastOpenedLead(): string | undefined {
  return lastLead;
}

export function rememberLead(id: string): void {
  lastLead = id;
}

export function forgetLists(): void {
  lastUrl = "/";
  lastLead = undefined;
  offsets.clear();
}

/** How far a list was scrolled, in pixels. */
export function scrollOffset(query: string): number {
  return offsets.get(query) ?? 0;
}

export function rememberOffset(query: string, offset: number): void {
  offsets.set(query, offset);
}
