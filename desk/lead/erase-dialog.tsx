import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { LeadView } from "#domain/desk/lead.ts";
import type { erasureResponse } from "#domain/desk/office.ts";
import { navigate } from "#desk/navigation/desk-url.ts";
import { FailureNote, fieldError } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { forgetErasedLead } from "#desk/server/live.ts";
import { renewLists } from "#desk/server/new-leads.ts";
import { send } from "#desk/server/request.ts";
import { showStatus } from "#desk/state/status.ts";
import * as desk from "#desk/words/en/desk.ts";
import * as words from "#desk/words/en/erasure.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";

type EraseDialogProps = { open: boolean; view: LeadView; onClose: () => void };

/** The user types the reference, because an erased lead cannot be restored. */
export function EraseDialog({ open, view, onClose }: EraseDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(view.lead.name || values.noName)}
      size="form"
    >
      <EraseForm view={view} onClose={onClose} />
    </Dialog>
  );
}

function EraseForm({ view: { lead, samePerson }, onClose }: Omit<EraseDialogProps, "open">) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const { run, isRunning, error } = useAttempt(async () => {
    const path = `leads/${encodeURIComponent(lead.id)}/erase`;
    const { erased } = await send<z.infer<typeof erasureResponse>>(path, { reference: typed });
    onClose();
    // The list that was open before may have the person's name in its search.
    navigate("/", { replace: true });
    forgetErasedLead(client, lead.id);
    renewLists(client);
    showStatus(words.done(lead.reference, erased));
  });
  const refused = fieldError(error) === "reference" ? error?.message : undefined;
  return (
    <form
      className="grid gap-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) run();
      }}
    >
      <div>
        <p>{words.whatGoes}</p>
        <ul className="mt-1 list-disc ps-5">
          {words.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      {samePerson.length > 0 && (
        <p>{words.othersStay(samePerson.map(({ reference }) => reference).join(", "))}</p>
      )}
      <p className="text-fg-soft">{words.whatStays}</p>
      <TextField
        label={words.reference(lead.reference)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="max-w-72"
        error={refused}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!refused && <FailureNote error={error} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={isRunning}
          busyLabel={words.erasing}
          className="bg-danger! hover:bg-danger/85!"
        >
          {words.erase}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {desk.cancel}
        </Button>
      </div>
    </form>
  );
}
