import { useState } from "react";
import type { Account } from "#domain/desk/account.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send } from "#desk/server/request.ts";
import { showStatus } from "#desk/state/status.ts";
import * as desk from "#desk/words/en/desk.ts";
import * as words from "#desk/words/en/people.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

/** For somebody who lost their passkeys and recovery codes. */
export function InviteAgain({ person: { id, name } }: { person: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning, error } = useAttempt(async () => {
    await send(`people/${encodeURIComponent(id)}/invitation`);
    setOpen(false);
    showStatus(words.invitedAgain(name));
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={words.inviteAgain(name)}
        onClick={() => setOpen(true)}
      >
        {words.inviteAgainShort}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.inviteAgainTitle(name)}
        description={words.inviteAgainText}
        size="form"
      >
        <div className="flex flex-wrap gap-2">
          <Button busy={isRunning} onClick={() => run()}>
            {words.inviteAgainShort}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {desk.cancel}
          </Button>
        </div>
        <FailureNote error={error} />
      </Dialog>
    </>
  );
}
