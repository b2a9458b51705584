import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";
import { navigate } from "#desk/navigation/desk-url.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import { useKeys } from "#desk/shell/use-keys.ts";
import * as words from "#desk/words/en/inbox.ts";
import { retry } from "#desk/words/en/desk.ts";
import { Button } from "#ui/button.tsx";
import { readFilters } from "#desk/navigation/filters.ts";
import { rememberOffset, scrollOffset } from "#desk/navigation/last-list.ts";
import { LeadListRow, columnClasses } from "./lead-list-row.tsx";
import type { Selection } from "./use-selection.ts";

const ROW_HEIGHT = 41;
const ROWS_OUTSIDE = 8;
const ROWS_AHEAD = 15;

type LeadListProps = {
  query: string;
  rows: LeadRow[];
  /** The id of the lead that the keys act on. */
  cursor: string | undefined;
  onCursor: (id: string) => void;
  selection: Selection;
  hasMore: boolean;
  /** The next page could not be loaded, and is requested again only on demand. */
  hasFailed: boolean;
  onMore: () => void;
};

/** Only the rows in view are in the page, however many are loaded. */
export function LeadList(props: LeadListProps) {
  const { query, rows, cursor, onCursor, selection, hasMore, hasFailed, onMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const nameOf = useNames();
  const now = useNow();
  const cursorIndex = rows.findIndex(({ id }) => id === cursor);
  // oxlint-disable-next-line react/incompatible-library -- this component is not memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_OUTSIDE,
    getItemKey: (index) => rows[index]?.id ?? index,
    initialOffset: scrollOffset(query),
    // The row of the cursor stays in the page, because it has the focus.
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      if (cursorIndex === -1 || indexes.includes(cursorIndex)) return indexes;
      return [...indexes, cursorIndex].toSorted((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const lastShown = virtualizer.range?.endIndex ?? 0;

  useEffect(() => {
    if (cursorIndex !== -1) virtualizer.scrollToIndex(cursorIndex, { align: "auto" });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the list is opened
  }, []);

  useEffect(() => {
    if (hasMore && !hasFailed && lastShown >= rows.length - ROWS_AHEAD) onMore();
  });

  function moveCursor(steps: number) {
    const last = rows.length - 1;
    const index = cursorIndex === -1 ? 0 : Math.min(Math.max(cursorIndex + steps, 0), last);
    const row = rows[index];
    if (!row) return;
    onCursor(row.id);
    virtualizer.scrollToIndex(index, { align: "auto" });
  }

  const marked = rows[cursorIndex];
  useKeys({
    j: () => moveCursor(1),
    k: () => moveCursor(-1),
    o: () => marked && navigate(`/leads/${marked.id}`),
    n: () => marked && navigate(`/leads/${marked.id}?focus=note`),
    x: () => marked && selection.toggle(marked.id),
    X: () => marked && selection.toggle(marked.id, { upToHere: true }),
  });

  return (
    <>
      <ColumnHeadings />
      <div
        ref={scroller}
        className="relative min-h-0 flex-1 [scrollbar-gutter:stable] overflow-y-auto"
        onScroll={({ currentTarget }) => rememberOffset(query, currentTarget.scrollTop)}
      >
        <ul
          aria-label={words.list}
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={hasMore ? -1 : rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-b border-rule"
                style={{ transform: `translateY(${start}px)` }}
              >
                <LeadListRow
                  row={row}
                  now={now}
                  owner={nameOf(row.ownerId)}
                  isSpamView={readFilters(query).view === "spam"}
                  isCursor={row.id === cursor}
                  onFocus={() => onCursor(row.id)}
                  isSelected={selection.has(row.id)}
                  onSelect={(upToHere) => selection.toggle(row.id, { upToHere })}
                />
              </li>
            );
          })}
        </ul>
        {hasMore && (
          <p role="status" className="p-4 text-center text-sm text-fg-soft">
            {hasFailed ? words.loadMoreFailed : words.loadingMore}
            {hasFailed && (
              <Button variant="outline" size="sm" className="ms-3" onClick={onMore}>
                {retry}
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** Hidden from screen readers, which read each row as a whole. */
function ColumnHeadings() {
  return (
    <div
      aria-hidden="true"
      className="[scrollbar-gutter:stable] overflow-hidden border-b border-rule max-lg:hidden"
    >
      <div className={`${columnClasses} py-1.5 text-xs text-fg-soft`}>
        <span />
        {Object.entries(words.columns).map(([name, label]) => (
          <span key={name} className={name === "age" ? "text-end" : undefined}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
