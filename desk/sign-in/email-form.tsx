import { useDraft } from "#desk/drafts/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { send } from "#desk/server/request.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

type EmailFormProps = { onSent: (email: string) => void };

export function EmailForm({ onSent }: EmailFormProps) {
  const [email, write] = useDraft("email");
  const { run, isRunning, error } = useAttempt(async () => {
    await send("sign-in/code", { email: email.trim() });
    onSent(email.trim());
  });
  return (
    <form
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
        autoComplete="username webauthn"
        enterKeyHint="next"
        value={email}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" variant="outline" wide busy={isRunning} busyLabel={words.sendingCode}>
        {words.sendCode}
      </Button>
      <FailureNote error={error} />
    </form>
  );
}
