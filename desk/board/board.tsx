import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import { lastOpenedLead, rememberList } from "#desk/navigation/last-list.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { LostDialog } from "#desk/parts/lost-dialog.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { findRow } from "#desk/server/lead-cache.ts";
import * as words from "#desk/words/en/board.ts";
import * as values from "#desk/words/en/values.ts";
import { Column } from "./column.tsx";
import { focusCard, useBoardKeys } from "./use-board-keys.ts";
import { type Move, useMoves } from "./use-moves.ts";

export function Board() {
  const client = useQueryClient();
  const { move, moves, failures } = useMoves();
  const [losing, setLosing] = useState<LeadRow>();
  useDocumentTitle(words.title);
  useEffect(() => {
    rememberList("/board");
    const opened = lastOpenedLead();
    if (opened) focusCard(opened);
  }, []);

  /** While a card is being moved, its row has the new stage already. */
  function shownRow(id: string): LeadRow | undefined {
    const row = findRow(client, id);
    const stage = moves.find((running) => running.row.id === id)?.stage;
    return row && stage ? { ...row, stage } : row;
  }

  function moveCard(change: Move) {
    move(change);
    focusCard(change.row.id);
  }

  function moveTo(id: string, stage: Stage) {
    const row = shownRow(id);
    if (!row || row.stage === stage) return;
    if (stage === "lost") setLosing(row);
    else moveCard({ row, stage });
  }

  useBoardKeys({
    onStep(id, steps) {
      const row = shownRow(id);
      const stage = row && STAGES[STAGES.indexOf(row.stage) + steps];
      if (stage) moveTo(id, stage);
    },
  });

  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 border-b border-rule px-4 py-3 md:px-6">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-sm text-fg-soft pointer-coarse:hidden">{words.intro}</p>
        {failures.map(({ row, error }) => (
          <FailureNote key={row.id} about={row.name || values.noName} error={error} />
        ))}
      </header>
      <div className="relative grid min-h-0 flex-1 snap-x auto-cols-[minmax(10.5rem,1fr)] grid-flow-col overflow-x-auto max-md:auto-cols-[80vw]">
        {STAGES.map((stage) => (
          <Column key={stage} stage={stage} moves={moves} onMove={moveTo} />
        ))}
      </div>
      <LostDialog
        open={losing !== undefined}
        onClose={() => setLosing(undefined)}
        onChoose={(lostReason) => losing && moveCard({ row: losing, stage: "lost", lostReason })}
      />
    </>
  );
}
