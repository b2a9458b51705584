import { useState } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import { type LostReason, type Stage, STAGES } from "#domain/desk/stages.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { LostDialog } from "#desk/parts/lost-dialog.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { useNames } from "#desk/parts/people-names.ts";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";

type WorkPanelProps = { view: LeadView; onAssign: () => void };

export function WorkPanel({ view: { lead, lostReason }, onAssign }: WorkPanelProps) {
  const { id: ownId } = useMe();
  const nameOf = useNames();
  const changeLead = useChangeLead();
  const [isLosing, setLosing] = useState(false);
  const move = useAttempt((change: { stage: Stage; lostReason?: LostReason }) =>
    changeLead(lead, "stage", change),
  );
  const take = useAttempt(() => changeLead(lead, "assign", { ownerId: ownId }));
  return (
    <Panel title={words.work}>
      <Select
        label={words.stage}
        value={move.isRunning ? move.wanted?.stage : lead.stage}
        help={lostReason ? words.lostBecause(values.lostReasons[lostReason]) : undefined}
        options={STAGES.map((value) => ({ value, label: values.stages[value] }))}
        onChange={({ target }) => {
          const stage = target.value as Stage;
          if (stage === "lost") setLosing(true);
          else move.run({ stage });
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p>
          <span className="text-fg-soft">{words.owner}: </span>
          {nameOf(lead.ownerId)}
        </p>
        <div className="flex gap-2">
          {lead.ownerId === null && (
            <Button size="sm" busy={take.isRunning} onClick={() => take.run()}>
              {words.take}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onAssign}>
            {words.assign}
          </Button>
        </div>
      </div>
      <FailureNote error={move.error ?? take.error} />
      <LostDialog
        open={isLosing}
        onClose={() => setLosing(false)}
        onChoose={(reason) => move.run({ stage: "lost", lostReason: reason })}
      />
    </Panel>
  );
}
