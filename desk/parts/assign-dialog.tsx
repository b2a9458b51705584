import type { LeadRow } from "#domain/desk/leads.ts";
import { isManager } from "#domain/desk/roles.ts";
import { useMe } from "#desk/state/me.ts";
import { useBulkChange } from "#desk/server/bulk-change.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import * as words from "#desk/words/en/assign.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "./failure-note.tsx";
import { useOwners } from "./people-names.ts";
import { useAttempt } from "./use-attempt.ts";

type AssignDialogProps = {
  open: boolean;
  rows: LeadRow[];
  onClose: () => void;
  onAssigned?: () => void;
};

/** An agent takes a lead or gives it back; a manager gives it to anybody. */
export function AssignDialog({ open, rows, onClose, onAssigned }: AssignDialogProps) {
  const me = useMe();
  const others = useOwners().filter(({ id }) => id !== me.id);
  const changeLead = useChangeLead();
  const changeLeads = useBulkChange();
  const { run, isRunning, result, error, reset } = useAttempt(async (ownerId: string | null) => {
    const [row, ...others] = rows;
    if (row && others.length === 0) await changeLead(row, "assign", { ownerId });
    const failed = others.length > 0 ? await changeLeads(rows, { kind: "assign", ownerId }) : [];
    if (failed.length === 0) {
      onClose();
      onAssigned?.();
    }
    return failed;
  });

  function close() {
    reset();
    onClose();
  }

  const choices: { id: string | null; label: string; note?: string }[] = [
    { id: me.id, label: words.me(me.name) },
    ...(isManager(me)
      ? [
          { id: "next", label: words.next, note: words.nextHelp },
          ...others.map(({ id, name, isPresent }) => ({
            id,
            label: name,
            note: isPresent ? undefined : words.away,
          })),
        ]
      : []),
    { id: null, label: words.nobody },
  ];
  return (
    <Dialog open={open} onClose={close} title={words.title(rows.length)} size="form">
      <ul className="grid gap-1">
        {choices.map(({ id, label, note }) => (
          <li key={id}>
            <Button
              variant="ghost"
              wide
              busy={isRunning}
              className="justify-start! text-start"
              onClick={() => run(id)}
            >
              {label}
              {note && <span className="text-fg-soft">{note}</span>}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-warning">
        {result?.join(" ")}
      </p>
      <FailureNote error={error} />
    </Dialog>
  );
}
