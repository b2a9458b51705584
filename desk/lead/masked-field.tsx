import { useState } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send } from "#desk/server/request.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button } from "#ui/button.tsx";

type MaskedFieldProps = { leadId: string; field: LeadView["fields"][number] };

/** The value is only here, and gone when the lead is closed. */
export function MaskedField({ leadId, field: { label, text, masked } }: MaskedFieldProps) {
  const [shown, setShown] = useState<string>();
  const { run, isRunning, error } = useAttempt(async () => {
    const path = `leads/${encodeURIComponent(leadId)}/reveal`;
    setShown((await send<{ text: string }>(path, { field: masked })).text);
  });
  if (shown !== undefined) return <span role="status">{shown}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true">{text}</span>
      <Button
        variant="outline"
        size="sm"
        aria-label={words.revealField(label)}
        busy={isRunning}
        onClick={() => run()}
      >
        {words.reveal}
      </Button>
      <span className="text-fg-soft">{words.revealNote}</span>
      <FailureNote error={error} />
    </span>
  );
}
