import type { KeyboardEvent, SubmitEvent } from "react";
import { useEffect } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";
import { takeFocusWish } from "#desk/navigation/desk-url.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";

export const NOTE_FIELD = "note";
const MAX_LENGTH = 5000;

export function NoteForm({ lead }: { lead: LeadRow }) {
  const draft = useDraft(`note:${lead.id}`, { text: "" });
  const { text } = draft.fields;
  const changeLead = useChangeLead();
  const { run, isRunning, error } = useAttempt(async () => {
    await changeLead(lead, "note", { text: text.trim(), changeId: draft.changeId() });
    draft.discard();
  });

  useEffect(() => {
    if (takeFocusWish("note")) document.getElementById(NOTE_FIELD)?.focus();
  }, []);

  function submit() {
    if (text.trim() && !isRunning) run();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
  }

  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        id={NOTE_FIELD}
        label={words.note}
        hideLabel
        rows={text ? 4 : 2}
        maxLength={MAX_LENGTH}
        placeholder={words.notePlaceholder}
        value={text}
        onChange={({ target }) => draft.write({ text: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="sm"
          busy={isRunning}
          busyLabel={words.adding}
          disabled={!text.trim()}
        >
          {words.addNote}
        </Button>
        <FailureNote error={error} />
      </div>
    </form>
  );
}
