import { useState } from "react";
import type { Me } from "#domain/desk/account.ts";
import { failureText, FailureText } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send, ServerError } from "#desk/server/request.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

const DIGITS = 6;

type CodeFormProps = {
  email: string;
  intro: string;
  onSignedIn: (me: Me) => void;
  onBack: () => void;
};

export function CodeForm({ email, intro, onSignedIn, onBack }: CodeFormProps) {
  const [code, setCode] = useState("");
  const check = useAttempt(async (given: string) => {
    try {
      onSignedIn(await send<Me>("sign-in/code/check", { email, code: given }));
    } catch (error) {
      if (isWrongCode(error)) setCode("");
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
      <p className="mt-1 text-sm text-fg-soft">{intro}</p>
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
          pattern="[0-9]{6}"
          title={words.sixDigits}
          enterKeyHint="done"
          controlClassName="text-2xl! tracking-[0.4em] tabular-nums"
          value={code}
          onChange={({ target }) => enter(target.value)}
        />
        {check.error && <FailureText>{codeError(check.error)}</FailureText>}
        <Button type="submit" wide busy={check.isRunning} busyLabel={words.checking}>
          {words.checkCode}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onBack}>
          {words.otherEmailAddress}
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
  if (error instanceof ServerError && error.status === 429) return words.tooManyTries;
  return isWrongCode(error) ? words.wrongCode : failureText(error);
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ServerError && (error.status === 401 || error.status === 422);
}
