import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";
import { navigate } from "#desk/address/address.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import { useKeys } from "#desk/shell/use-keys.ts";
import * as words from "#desk/words/en/inbox.ts";
import { rememberOffset, scrollOffset } from "./last-list.ts";
import { LeadListRow, columnClasses } from "./lead-list-row.tsx";
import type { Selection } from "./use-selection.ts";

const ROW_HEIGHT = 41;
const ROWS_OUTSIDE = 8;
/** The next page is loaded this many rows before the end. */
const ROWS_AHEAD = 15;

type LeadListProps = {
  query: string;
  rows: LeadRow[];
  /** The id of the lead that the keys act on. */
  cursor: string | undefined;
  onCursor: (id: string) => void;
  selection: Selection;
  hasMore: boolean;
  onMore: () => void;
};

/** Only the rows in view are in the page, however many are loaded. */
export function LeadList(props: LeadListProps) {
  const { query, rows, cursor, onCursor, selection, hasMore, onMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const nameOf = useNames();
  const now = useNow();
  // oxlint-disable-next-line react/incompatible-library -- this component is not memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_OUTSIDE,
    getItemKey: (index) => rows[index]?.id ?? index,
    initialOffset: scrollOffset(query),
  });
  const items = virtualizer.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (hasMore && lastShown >= rows.length - ROWS_AHEAD) onMore();
  });

  function moveCursor(steps: number) {
    const at = rows.findIndex(({ id }) => id === cursor);
    const index = at === -1 ? 0 : Math.min(Math.max(at + steps, 0), rows.length - 1);
    const row = rows[index];
    if (!row) return;
    onCursor(row.id);
    virtualizer.scrollToIndex(index, { align: "auto" });
  }

  useKeys({
    j: () => moveCursor(1),
    k: () => moveCursor(-1),
    o: () => cursor && navigate(`/leads/${cursor}`),
    n: () => cursor && navigate(`/leads/${cursor}?focus=note`),
    x: () => cursor && selection.toggle(cursor),
  });

  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 [scrollbar-gutter:stable] overflow-y-auto"
      onScroll={({ currentTarget }) => rememberOffset(query, currentTarget.scrollTop)}
    >
      <ColumnHeadings />
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
                isCursor={row.id === cursor}
                onFocus={() => onCursor(row.id)}
                isSelected={selection.has(row.id)}
                onSelect={() => selection.toggle(row.id)}
              />
            </li>
          );
        })}
      </ul>
      {hasMore && <p className="p-4 text-center text-sm text-fg-soft">{words.loadingMore}</p>}
    </div>
  );
}

/** For the eye: a screen reader hears each row as a whole. */
function ColumnHeadings() {
  return (
    <div
      aria-hidden="true"
      className={`${columnClasses} sticky top-0 z-10 border-b border-rule bg-paper py-1.5 text-xs text-fg-soft max-lg:hidden`}
    >
      <span />
      {Object.entries(words.columns).map(([name, label]) => (
        <span key={name} className={name === "age" ? "text-end" : undefined}>
          {label}
        </span>
      ))}
    </div>
  );
}
