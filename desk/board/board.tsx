import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";
import { type LostReason, type Stage, STAGES } from "#domain/desk/stages.ts";
import { lastOpenedLead, rememberList } from "#desk/inbox/last-list.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { LostDialog } from "#desk/parts/lost-dialog.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import { findRow, keepRow } from "#desk/server/lead-cache.ts";
import * as words from "#desk/words/en/board.ts";
import * as values from "#desk/words/en/values.ts";
import { Column } from "./column.tsx";
import { focusCard, useBoardKeys } from "./use-board-keys.ts";

type Move = { row: LeadRow; stage: Stage; lostReason?: LostReason };

export function Board() {
  const client = useQueryClient();
  const changeLead = useChangeLead();
  const [losing, setLosing] = useState<LeadRow>();
  useDocumentTitle(words.title);
  useEffect(() => {
    rememberList("/board");
    const opened = lastOpenedLead();
    if (opened) focusCard(opened);
  }, []);

  /** The card moves at once, and back if the server refuses. */
  const { run, error, wanted, wasDone } = useAttempt(async ({ row, ...change }: Move) => {
    keepRow(client, { ...row, stage: change.stage });
    focusCard(row.id);
    try {
      await changeLead(row, "stage", change);
    } catch (error) {
      keepRow(client, row);
      throw error;
    }
  });

  function move(id: string, stage: Stage) {
    const row = findRow(client, id);
    if (!row || row.stage === stage) return;
    if (stage === "lost") setLosing(row);
    else run({ row, stage });
  }

  useBoardKeys({
    onStep(id, steps) {
      const row = findRow(client, id);
      const stage = row && STAGES[STAGES.indexOf(row.stage) + steps];
      if (stage) move(id, stage);
    },
  });

  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 border-b border-rule px-4 py-3 md:px-6">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-sm text-fg-soft pointer-coarse:hidden">{words.intro}</p>
        <p role="status" className="sr-only">
          {wasDone && wanted && words.moved(wanted.row.name, values.stages[wanted.stage])}
        </p>
        <FailureNote error={error} />
      </header>
      <div className="relative grid min-h-0 flex-1 snap-x auto-cols-[minmax(10.5rem,1fr)] grid-flow-col overflow-x-auto max-md:auto-cols-[80vw]">
        {STAGES.map((stage) => (
          <Column key={stage} stage={stage} onMove={move} />
        ))}
      </div>
      <LostDialog
        open={losing !== undefined}
        onClose={() => setLosing(undefined)}
        onChoose={(lostReason) => losing && run({ row: losing, stage: "lost", lostReason })}
      />
    </>
  );
}
