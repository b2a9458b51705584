import { useState } from "react";
import { STAGES, type Stage } from "#domain/desk/stages.ts";
import { failureText } from "#desk/parts/failure-note.tsx";
import { LostDialog } from "#desk/parts/lost-dialog.tsx";
import { useChangeLead } from "#desk/server/change-lead.ts";
import * as words from "#desk/words/en/inbox.ts";
import * as values from "#desk/words/en/values.ts";
import type { LostReason } from "#domain/desk/stages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { Select } from "#ui/select.tsx";
import type { Selection } from "./use-selection.ts";

type SelectionBarProps = { selection: Selection; onAssign: () => void };

/** What can be done with several leads at once. */
export function SelectionBar({ selection, onAssign }: SelectionBarProps) {
  const { rows, clear } = selection;
  const changeLead = useChangeLead();
  const [status, setStatus] = useState("");
  const [isLosing, setLosing] = useState(false);

  /** One after the other; a lead that fails does not keep the others. */
  async function moveAll(stage: Stage, lostReason?: LostReason) {
    const errors: unknown[] = [];
    for (const [index, row] of rows.entries()) {
      setStatus(words.working(index, rows.length));
      await changeLead(row, "stage", { stage, lostReason }).catch((error) => errors.push(error));
    }
    setStatus(
      errors.length > 0 ? `${words.someFailed(errors.length)} ${failureText(errors[0])}` : "",
    );
    if (errors.length === 0) clear();
  }

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
          else void moveAll(target.value as Stage);
        }}
      />
      <p role="status" className="text-sm text-fg-soft">
        {status}
      </p>
      <IconButton label={words.clearSelection} shape={close} onClick={clear} className="ms-auto" />
      <LostDialog
        open={isLosing}
        onClose={() => setLosing(false)}
        onChoose={(reason) => void moveAll("lost", reason)}
      />
    </div>
  );
}
