import { useState } from "react";
import { type LostReason, type Stage, STAGES } from "#domain/desk/stages.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { LostDialog } from "#desk/parts/lost-dialog.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useBulkChange } from "#desk/server/bulk-change.ts";
import * as words from "#desk/words/en/inbox.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { Select } from "#ui/select.tsx";
import type { Selection } from "./use-selection.ts";

type SelectionBarProps = { selection: Selection; onAssign: () => void };

export function SelectionBar({ selection, onAssign }: SelectionBarProps) {
  const { rows, clear } = selection;
  const changeLeads = useBulkChange();
  const [isLosing, setLosing] = useState(false);

  const move = useAttempt(async (change: { stage: Stage; lostReason?: LostReason }) => {
    const failed = await changeLeads(rows, { kind: "stage", ...change });
    if (failed.length === 0) clear();
    return failed;
  });

  if (rows.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-rule bg-surface px-4 py-2 md:px-6">
      <p className="text-sm font-medium">{words.selected(rows.length)}</p>
      <Button variant="outline" size="sm" onClick={onAssign}>
        {words.assign}
      </Button>
      <Select
        label={words.move}
        hideLabel
        className="min-w-36"
        placeholder={words.move}
        placeholderDisabled
        value=""
        options={STAGES.map((value) => ({ value, label: values.stages[value] }))}
        onChange={({ target }) => {
          if (target.value === "lost") setLosing(true);
          else move.run({ stage: target.value as Stage });
        }}
      />
      <p role="status" className="text-sm text-fg-soft">
        {move.isRunning && words.working}
        {move.result?.join(" ")}
      </p>
      <FailureNote error={move.error} />
      {rows.length < selection.loaded && (
        <Button variant="ghost" size="sm" onClick={selection.selectAll}>
          {words.selectAll(selection.loaded)}
        </Button>
      )}
      <IconButton label={words.clearSelection} shape={close} onClick={clear} className="ms-auto" />
      <LostDialog
        open={isLosing}
        onClose={() => setLosing(false)}
        onChoose={(lostReason) => move.run({ stage: "lost", lostReason })}
      />
    </div>
  );
}
