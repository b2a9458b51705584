import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formOfCode, normaliseCode } from "#domain/desk/codes.ts";
import { failureText, FailureNote, FailureText } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { meKey } from "#desk/server/queries.ts";
import { send, ServerError } from "#desk/server/request.ts";
import { useTouchQuestion } from "#desk/server/touch.ts";
import { useMe } from "#desk/state/me.ts";
import * as desk from "#desk/words/en/desk.ts";
import * as words from "#desk/words/en/touch.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { hasPasskeys, touchPasskey } from "./passkeys.ts";

/** Asks who somebody is before what cannot be taken back; the request that needs it waits meanwhile. */
export function TouchDialog() {
  const question = useTouchQuestion();
  const { passkeys } = useMe();
  const hasOwn = passkeys.length > 0;
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.settle(false)}
      title={words.title}
      description={hasOwn ? words.text : words.textWithoutPasskey}
      size="form"
    >
      <div className="grid max-w-md gap-6">
        {hasOwn && hasPasskeys() && <WithPasskey onDone={() => question?.settle(true)} />}
        {!hasOwn && <MailedCode />}
        <WithCode isMailed={!hasOwn} onDone={() => question?.settle(true)} />
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 justify-self-start"
          onClick={() => question?.settle(false)}
        >
          {desk.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

type WayProps = { onDone: () => void };

function WithPasskey({ onDone }: WayProps) {
  const { run, isRunning, error } = useAttempt(async () => {
    await touchPasskey();
    onDone();
  });
  return (
    <div className="grid gap-2">
      <Button wide busy={isRunning} busyLabel={words.passkeyBusy} onClick={() => run()}>
        {words.withPasskey}
      </Button>
      <FailureNote error={error} otherwise={words.passkeyFailed} />
    </div>
  );
}

function MailedCode() {
  const { run, isRunning, wasDone, error } = useAttempt(() => send("touch/code"));
  return (
    <div className="grid gap-2">
      <Button variant="outline" wide busy={isRunning} onClick={() => run()}>
        {wasDone ? words.sendAgain : words.sendCode}
      </Button>
      <p role="status" className="text-sm text-fg-soft">
        {wasDone && words.codeSent}
        {error && failureText(error)}
      </p>
    </div>
  );
}

function WithCode({ isMailed, onDone }: WayProps & { isMailed: boolean }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isReminded, setReminded] = useState(false);
  const code = normaliseCode(typed);
  const { run, isRunning, error } = useAttempt(async () => {
    await send("touch", { code });
    // A recovery code is used up.
    void client.invalidateQueries({ queryKey: meKey });
    onDone();
  });
  const isWrong = error instanceof ServerError && error.status === 422;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isCode = formOfCode(code) !== null;
        if (isCode && !isRunning) run();
        setReminded(!isCode);
      }}
    >
      <TextField
        label={isMailed ? words.code : words.recoveryCode}
        help={isMailed ? words.codeHelp : words.recoveryHelp}
        required
        autoComplete={isMailed ? "one-time-code" : "off"}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        error={isReminded ? (isMailed ? words.shortCode : words.shortRecoveryCode) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setReminded(false);
        }}
      />
      {error && !isReminded && (
        <FailureText>{isWrong ? words.wrongCode : failureText(error)}</FailureText>
      )}
      <Button
        type="submit"
        variant={isMailed ? undefined : "outline"}
        className="justify-self-start"
        size="sm"
        busy={isRunning}
      >
        {words.confirm}
      </Button>
    </form>
  );
}
