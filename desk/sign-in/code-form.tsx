import { useState } from "react";
import type { Me } from "#domain/desk/account.ts";
import { formOfCode, normaliseCode } from "#domain/desk/codes.ts";
import { failureText, FailureText } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send, ServerError } from "#desk/server/request.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

type CodeFormProps = {
  email: string;
  /** False for a code from elsewhere, such as a recovery code, which has letters too. */
  isMailed: boolean;
  onSignedIn: (me: Me) => void;
  onBack: () => void;
};

export function CodeForm({ email, isMailed, onSignedIn, onBack }: CodeFormProps) {
  const [code, setCode] = useState("");
  const check = useAttempt(async (given: string) => {
    try {
      onSignedIn(await send<Me>("sign-in/code/check", { email, code: normaliseCode(given) }));
    } catch (error) {
      // A long code that was mistyped is corrected, not typed again.
      if (isMailed && isWrongCode(error)) setCode("");
      throw error;
    }
  });
  const [isReminded, setReminded] = useState(false);
  const again = useAttempt(() => send("sign-in/code", { email }));

  /** The eight digits are sent as soon as they are there; a pasted code may have words around it. */
  function enter(text: string) {
    const [digits] = /\b\d{4}\s?\d{4}\b/.exec(text) ?? [];
    setCode(isMailed && digits ? digits : text);
    setReminded(false);
    if (isMailed && digits && !check.isRunning) check.run(digits);
  }

  const isCode = formOfCode(normaliseCode(code)) !== null;

  return (
    <>
      <h1 className="mt-6 text-2xl">{words.codeTitle}</h1>
      <p className="mt-1 text-sm text-fg-soft">
        {isMailed ? words.codeSentTo(email) : words.codeOf(email)}
      </p>
      <form
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isCode && !check.isRunning) check.run(code);
          setReminded(!isCode);
        }}
      >
        <TextField
          label={words.code}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do on this screen
          autoFocus
          inputMode={isMailed ? "numeric" : "text"}
          autoComplete={isMailed ? "one-time-code" : "off"}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          help={isMailed ? words.eightDigits : words.longCode}
          error={isReminded ? (isMailed ? words.shortMailedCode : words.shortLongCode) : undefined}
          enterKeyHint="done"
          controlClassName={
            isMailed ? "text-2xl! tracking-[0.3em] tabular-nums" : "text-lg! tracking-wider"
          }
          value={code}
          onChange={({ target }) => enter(target.value)}
        />
        {check.error && !isReminded && (
          <FailureText>{codeError(check.error, isMailed)}</FailureText>
        )}
        <Button type="submit" wide busy={check.isRunning} busyLabel={words.checking}>
          {words.checkCode}
        </Button>
      </form>
      <div className="-mx-3 mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onBack}>
          {words.otherWays}
        </Button>
        {isMailed && (
          <Button variant="ghost" size="sm" busy={again.isRunning} onClick={() => again.run()}>
            {words.newCode}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-fg-soft">
        {again.wasDone && words.codeSent}
        {again.error && failureText(again.error)}
      </p>
    </>
  );
}

function codeError(error: Error, isMailed: boolean): string {
  if (error instanceof ServerError && error.status === 429) return words.tooManyTries;
  if (!isWrongCode(error)) return failureText(error);
  return isMailed ? words.wrongCode : words.wrongLongCode;
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ServerError && (error.status === 401 || error.status === 422);
}
