import { InfiniteQueryObserver, type QueryClient } from "@tanstack/react-query";
import { lastListFilters } from "#desk/navigation/last-list.ts";
import { rowsOf } from "#desk/server/lead-cache.ts";
import { leadListQuery } from "#desk/server/queries.ts";

/** The lead so many rows further in the list that this one was opened from, if there is one. */
export async function findNeighbour(client: QueryClient, id: string, steps: number) {
  const filters = lastListFilters();
  if (!filters) return undefined;
  const list = new InfiniteQueryObserver(client, leadListQuery(filters));
  const { data, hasNextPage } = list.getCurrentResult();
  const rows = rowsOf(data);
  const index = rows.findIndex((row) => row.id === id) + steps;
  if (index - steps === -1) return undefined;
  if (index < rows.length || !hasNextPage) return rows[index];
  return rowsOf((await list.fetchNextPage()).data)[index];
}
