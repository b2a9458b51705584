import { useState } from "react";
import type { Me } from "#domain/desk/account.ts";
import { failureText } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send, ServerError } from "#desk/server/request.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

const DIGITS = 6;

type CodeFormProps = { email: string; onSignedIn: (me: Me) => void; onBack: () => void };

export function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const [code, setCode] = useState("");
  const check = useAttempt(async (given: string) => {
    try {
      onSignedIn(await send<Me>("sign-in/code/check", { email, code: given }));
    } catch (error) {
      setCode("");
      throw error;
    }
  });
  const again = useAttempt(() => send("sign-in/code", { email }));

  /** A pasted code may have spaces, or words around it. */
  function enter(text: string) {
    const digits = text.replace(/\D/g, "").slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && !check.isRunning) check.run(digits);
  }

  return (
    <>
      <h1 className="mt-6 text-2xl">{words.codeTitle}</h1>
      <p className="mt-1 text-sm text-fg-soft">{words.codeText(email)}</p>
      <form
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === DIGITS && !check.isRunning) check.run(code);
        }}
      >
        <TextField
          label={words.code}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do on this screen
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          enterKeyHint="done"
          error={check.error ? codeError(check.error) : undefined}
          controlClassName="text-2xl! tracking-[0.4em] tabular-nums"
          value={code}
          onChange={({ target }) => enter(target.value)}
        />
        <Button type="submit" wide busy={check.isRunning} busyLabel={words.checking}>
          {words.checkCode}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onBack}>
          {words.otherAddress}
        </Button>
        <Button variant="ghost" size="sm" busy={again.isRunning} onClick={() => again.run()}>
          {words.newCode}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-fg-soft">
        {again.wasDone && words.codeSent}
        {again.error && failureText(again.error)}
      </p>
    </>
  );
}

function codeError(error: Error): string {
  const status = error instanceof ServerError ? error.status : 0;
  if (status === 429) return words.tooManyTries;
  return status === 401 || status === 422 ? words.wrongCode : failureText(error);
}
