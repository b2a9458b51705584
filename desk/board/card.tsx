import type { LeadRow } from "#domain/desk/leads.ts";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import { Link } from "#desk/navigation/link.tsx";
import { age, dueTime } from "#desk/format/times.ts";
import { Tag } from "#desk/parts/tag.tsx";
import * as words from "#desk/words/en/board.ts";
import * as values from "#desk/words/en/values.ts";
import { classes } from "#ui/classes.ts";
import { Select } from "#ui/select.tsx";

export const CARD_TYPE = "application/x-lead";

type CardProps = {
  row: LeadRow;
  now: number;
  owner: string;
  onMove: (stage: Stage) => void;
};

export function Card({ row, now, owner, onMove }: CardProps) {
  const name = row.name || values.noName;
  const isOverdue = row.nextStep !== null && row.nextStep.at < now;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do the same
    <li
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(CARD_TYPE, row.id);
        dataTransfer.effectAllowed = "move";
      }}
      className="relative grid grid-cols-1 gap-1 rounded-sm border border-rule bg-surface p-2.5 text-sm focus-within:border-highlight hover:border-rule-strong"
    >
      <Link
        to={`/leads/${row.id}`}
        data-card={row.id}
        draggable={false}
        className="truncate font-medium after:absolute after:inset-0"
      >
        {name}
      </Link>
      {row.isSuspicious && (
        <p>
          <Tag tone="bad">{values.suspicious}</Tag>
        </p>
      )}
      <p className="truncate text-fg-soft">
        {row.about ?? `${values.kinds[row.kind]} · ${row.wants}`}
      </p>
      {row.nextStep && (
        <p
          className={classes(
            "truncate text-xs",
            isOverdue ? "font-medium text-warning" : "text-fg-soft",
          )}
        >
          {dueTime(row.nextStep.at, now)}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs text-fg-soft">
        <span className={classes("truncate", row.ownerId === null && "sr-only")}>{owner}</span>
        {row.isWaiting ? (
          <Tag tone="warn">{words.inStage(age(row.stageSince, now))}</Tag>
        ) : (
          <span className="ms-auto">{age(row.stageSince, now)}</span>
        )}
      </p>
      {/* A finger cannot drag a card in every browser. */}
      <Select
        label={words.move(name)}
        hideLabel
        className="z-1 hidden pointer-coarse:block"
        value={row.stage}
        options={STAGES.map((value) => ({ value, label: values.stages[value] }))}
        onChange={({ target }) => onMove(target.value as Stage)}
      />
    </li>
  );
}
