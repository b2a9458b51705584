import { useRef } from "react";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send } from "#desk/server/request.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

type EmailFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
  /** The user has a code from elsewhere, such as a terminal, which sending another would end. */
  onHasCode: () => void;
};

export function EmailForm({ email, onEmail, onSent, onHasCode }: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isRunning, error } = useAttempt(async () => {
    await send("sign-in/code", { email: email.trim() });
    onSent();
  });
  return (
    <form
      ref={form}
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) run();
      }}
    >
      <TextField
        type="email"
        label={words.email}
        required
        autoComplete="username"
        enterKeyHint="next"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
      />
      <Button type="submit" variant="outline" wide busy={isRunning} busyLabel={words.sendingCode}>
        {words.sendCode}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => form.current?.reportValidity() && onHasCode()}
      >
        {words.hasCode}
      </Button>
      <FailureNote error={error} />
    </form>
  );
}
