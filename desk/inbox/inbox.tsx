import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { navigate, useDeskUrl } from "#desk/navigation/desk-url.ts";
import { AssignDialog } from "#desk/parts/assign-dialog.tsx";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { rowsOf } from "#desk/server/lead-cache.ts";
import { newLeadsQuery, showNewLeads } from "#desk/server/new-leads.ts";
import { leadListQuery } from "#desk/server/queries.ts";
import { useKeys } from "#desk/shell/use-keys.ts";
import * as words from "#desk/words/en/inbox.ts";
import * as values from "#desk/words/en/values.ts";
import { EmptyList } from "./empty-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { filtersUrl, isNarrowed, readFilters } from "#desk/navigation/filters.ts";
import { lastOpenedLead, rememberList, rememberOffset } from "#desk/navigation/last-list.ts";
import { LeadList } from "./lead-list.tsx";
import { NewLeads } from "./new-leads.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";

export function Inbox() {
  const client = useQueryClient();
  const { query } = useDeskUrl();
  const filters = readFilters(query);
  const list = useInfiniteQuery(leadListQuery(filters));
  const { data: newLeads = [] } = useQuery(newLeadsQuery(filters));
  const rows = rowsOf(list.data);
  const [cursor, setCursor] = useState(lastOpenedLead);
  const selection = useSelection(rows);
  const [renewals, setRenewals] = useState(0);
  const [isAssigning, setAssigning] = useState(false);
  const marked =
    selection.rows.length > 0 ? selection.rows : rows.filter(({ id }) => id === cursor);
  useDocumentTitle(values.views[filters.view]);
  useEffect(() => rememberList(filtersUrl(readFilters(query))), [query]);

  async function showNew() {
    const first = await showNewLeads(client, filters);
    rememberOffset(query, 0);
    setCursor(first);
    setRenewals(renewals + 1);
  }

  useKeys({
    a: () => marked.length > 0 && setAssigning(true),
    Escape() {
      if (selection.rows.length > 0) selection.clear();
      else if (isNarrowed(filters)) {
        navigate(filtersUrl({ view: filters.view, sort: filters.sort }));
      }
    },
  });

  return (
    <>
      <FilterBar key={filters.view} filters={filters} />
      <NewLeads count={newLeads.length} onShow={() => void showNew()} />
      {list.data?.pages.some(({ isIncomplete }) => isIncomplete) && (
        <p role="status" className="px-4 py-2 text-sm text-fg-soft md:px-6">
          {words.incomplete}
        </p>
      )}
      {list.isPending ? (
        <Skeleton rows={12} />
      ) : list.error && rows.length === 0 ? (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyList filters={filters} />
      ) : (
        <LeadList
          key={`${renewals} ${query}`}
          query={query}
          rows={rows}
          cursor={cursor}
          onCursor={setCursor}
          selection={selection}
          hasMore={list.hasNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => !list.isFetching && void list.fetchNextPage()}
        />
      )}
      <SelectionBar selection={selection} onAssign={() => setAssigning(true)} />
      <AssignDialog
        open={isAssigning}
        rows={marked}
        onClose={() => setAssigning(false)}
        onAssigned={selection.clear}
      />
    </>
  );
}
