import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditAction, AuditQuery } from "#domain/desk/audit.ts";
import { navigate, useDeskUrl } from "#desk/navigation/desk-url.ts";
import { Link } from "#desk/navigation/link.tsx";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { usePeople } from "#desk/parts/people-names.ts";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { auditPagesQuery, queryText } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/audit.ts";
import { buttonClasses } from "#ui/button-look.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Select } from "#ui/select.tsx";
import { AuditTable } from "./audit-table.tsx";

type Filters = Omit<AuditQuery, "after">;

export function Audit() {
  const filters = readFilters(useDeskUrl().query);
  const list = useInfiniteQuery(auditPagesQuery(filters));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  useDocumentTitle(words.title);
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule px-4 py-3 md:px-6">
        <div className="flex-1 basis-64">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-sm text-fg-soft">{words.text}</p>
        </div>
        <AuditFilters filters={filters} />
      </header>
      <div className="px-4 py-5 md:px-6">
        {list.isPending ? (
          <Skeleton rows={12} />
        ) : list.error && entries.length === 0 ? (
          <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
        ) : entries.length === 0 ? (
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            action={
              <Link to="/audit" className={buttonClasses({ variant: "outline" })}>
                {words.clearFilters}
              </Link>
            }
          />
        ) : (
          <>
            <AuditTable entries={entries} />
            <div className="mt-4 grid justify-items-start gap-2">
              <FailureNote error={list.error} />
              {list.hasNextPage && (
                <Button
                  variant="outline"
                  size="sm"
                  busy={list.isFetchingNextPage}
                  busyLabel={words.loadingMore}
                  onClick={() => void list.fetchNextPage()}
                >
                  {words.showMore}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function AuditFilters({ filters }: { filters: Filters }) {
  const people = usePeople();
  function change(changed: Record<string, string>) {
    const query = queryText({ ...filters, ...changed });
    navigate(query ? `/audit?${query}` : "/audit");
  }
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full">
      <Select
        label={words.person}
        hideLabel
        className="min-w-36 flex-1"
        placeholder={words.anybody}
        value={filters.by ?? ""}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => change({ by: target.value })}
      />
      <Select
        label={words.action}
        hideLabel
        className="min-w-40 flex-1"
        placeholder={words.anything}
        value={filters.action ?? ""}
        options={Object.entries(words.actions).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => change({ action: target.value })}
      />
    </div>
  );
}

function readFilters(query: string): Filters {
  const given = new URLSearchParams(query);
  const action = given.get("action") ?? "";
  return {
    by: given.get("by") ?? undefined,
    action: Object.hasOwn(words.actions, action) ? (action as AuditAction) : undefined,
  };
}
