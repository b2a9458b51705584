import { useEffect, useRef } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";
import { Link } from "#desk/navigation/link.tsx";
import { age, dueTime } from "#desk/format/times.ts";
import { StageTag, Tag } from "#desk/parts/tag.tsx";
import * as words from "#desk/words/en/inbox.ts";
import * as values from "#desk/words/en/values.ts";
import { tickClasses } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";

/** A table's columns from 1024 px; below that a lead is a card of two lines. */
export const columnClasses =
  "lg:grid lg:grid-cols-[1.25rem_minmax(9rem,1.5fr)_minmax(9rem,2fr)_minmax(6rem,1.1fr)_5.5rem_6.5rem_8rem_3rem] gap-x-3 px-4 md:px-6";

const secondLine = "max-lg:order-last max-lg:w-full max-lg:ps-7.5 max-lg:pointer-coarse:ps-8.5";

type LeadListRowProps = {
  row: LeadRow;
  now: number;
  owner: string;
  isSpamView: boolean;
  isCursor: boolean;
  onFocus: () => void;
  isSelected: boolean;
  /** `upToHere`: with all rows since the one that was selected before. */
  onSelect: (upToHere: boolean) => void;
};

export function LeadListRow(props: LeadListRowProps) {
  const { row, now, owner, isSpamView, isCursor, onFocus, isSelected, onSelect } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const name = row.name || values.noName;

  useEffect(() => {
    if (isCursor && !isTyping()) link.current?.focus({ preventScroll: true });
  }, [isCursor]);

  return (
    <div
      className={classes(
        columnClasses,
        "relative flex flex-wrap items-center py-2.5 text-sm lg:min-h-10 lg:py-1",
        isSelected ? "bg-note" : isCursor ? "bg-fg/6" : "hover:bg-fg/4",
        isCursor && "shadow-[inset_2px_0_0_var(--highlight)]",
      )}
    >
      <label className="z-1 cursor-pointer pointer-coarse:-m-3 pointer-coarse:p-3">
        <input
          type="checkbox"
          aria-label={words.select(name)}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect("shiftKey" in nativeEvent && !!nativeEvent.shiftKey)
          }
          className={classes(tickClasses, "tick-box grid")}
        />
      </label>
      <span className="flex min-w-0 items-baseline gap-2 max-lg:flex-1">
        <Link
          ref={link}
          to={`/leads/${row.id}`}
          onFocus={onFocus}
          className="truncate font-medium outline-none after:absolute after:inset-0 focus-visible:underline"
        >
          {name}
        </Link>
        {row.isSuspicious && !isSpamView && <Tag tone="bad">{values.suspicious}</Tag>}
      </span>
      <span className={classes(secondLine, "truncate text-fg-soft")}>
        <span className="text-fg">{values.kinds[row.kind]}</span>
        {row.wants && ` · ${row.wants}`}
      </span>
      <span className="truncate text-fg-soft max-lg:hidden">{row.about}</span>
      {(row.about ?? row.ownerId) && (
        <span aria-hidden="true" className={classes(secondLine, "truncate text-fg-soft lg:hidden")}>
          {[row.about, row.ownerId && owner].filter(Boolean).join(" · ")}
        </span>
      )}
      <span className="max-lg:order-2">
        <StageTag stage={row.stage} />
      </span>
      <span className="truncate text-fg-soft max-lg:hidden">
        {row.ownerId === null ? <span className="sr-only">{owner}</span> : owner}
      </span>
      <NextStep row={row} now={now} />
      <Age row={row} now={now} />
    </div>
  );
}

type TimeProps = { row: LeadRow; now: number };

function NextStep({ row: { nextStep }, now }: TimeProps) {
  if (!nextStep) return <span className="max-lg:hidden" />;
  const isOverdue = nextStep.at < now;
  return (
    <span
      className={classes(
        secondLine,
        "truncate",
        isOverdue ? "font-medium text-warning" : "text-fg-soft",
      )}
      title={nextStep.note}
    >
      <time dateTime={new Date(nextStep.at).toISOString()}>{dueTime(nextStep.at, now)}</time>
      {isOverdue && <span className="sr-only"> {words.overdue}</span>}
    </span>
  );
}

function Age({ row: { receivedAt, isWaiting }, now }: TimeProps) {
  const shown = age(receivedAt, now);
  return (
    <span
      className={classes(
        "text-end max-lg:order-3",
        isWaiting ? "font-medium text-warning" : "text-fg-soft",
      )}
      title={isWaiting ? values.waiting : undefined}
    >
      <time dateTime={new Date(receivedAt).toISOString()}>{shown}</time>
      {isWaiting && <span className="sr-only"> {values.waiting}</span>}
    </span>
  );
}

function isTyping(): boolean {
  return document.activeElement?.matches("input, select, textarea") ?? false;
}
