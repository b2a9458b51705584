import { useInfiniteQuery } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import type { Stage } from "#domain/desk/stages.ts";
import { useNow } from "#desk/format/use-now.ts";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { useNames } from "#desk/parts/people-names.ts";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { rowsOf } from "#desk/server/lead-cache.ts";
import { boardQuery } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/board.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Card, CARD_TYPE } from "./card.tsx";
import type { Move } from "./use-moves.ts";

type ColumnProps = {
  stage: Stage;
  moves: Move[];
  onMove: (id: string, stage: Stage) => void;
};

export function Column({ stage, moves, onMove }: ColumnProps) {
  const list = useInfiniteQuery(boardQuery(stage));
  const [isTarget, setTarget] = useState(false);
  const nameOf = useNames();
  const now = useNow();
  const loaded = rowsOf(list.data);
  const rows = [
    ...moves.filter((move) => move.stage === stage).map(({ row }) => ({ ...row, stage })),
    ...loaded.filter(({ id }) => !moves.some(({ row }) => row.id === id)),
  ];
  const headingId = `column-${stage}`;

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes(CARD_TYPE)) return;
    event.preventDefault();
    setTarget(true);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setTarget(false);
    onMove(event.dataTransfer.getData(CARD_TYPE), stage);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do the same
    <section
      aria-labelledby={headingId}
      data-column={stage}
      onDragOver={onDragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={onDrop}
      className={classes(
        "flex min-h-0 snap-start flex-col border-e border-rule",
        isTarget && "bg-note",
      )}
    >
      <h2
        id={headingId}
        className="flex justify-between px-3 pt-3 pb-2 font-sans text-sm font-medium"
      >
        {values.stages[stage]}
        <span className="text-fg-soft">
          {rows.length > 0 && `${rows.length}${list.hasNextPage ? "+" : ""}`}
        </span>
      </h2>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        {list.isPending && <Skeleton rows={4} />}
        {list.error && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <p className="px-1 text-sm text-fg-soft">{words.empty}</p>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {rows.map((row) => (
            <Card
              key={row.id}
              row={row}
              now={now}
              owner={nameOf(row.ownerId)}
              onMove={(target) => onMove(row.id, target)}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            wide
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </div>
    </section>
  );
}
