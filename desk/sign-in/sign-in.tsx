import { useQueryClient } from "@tanstack/react-query";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import type { Me } from "#domain/desk/account.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { changePerson } from "#desk/server/desk-client.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Wordmark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { hasPasskeys, signInWithPasskey } from "./passkeys.ts";

type SignInProps = {
  formerly: Me | null;
};

/** Replaces every screen, so that the URL stays. The step is kept while the mail is read in another app. */
export function SignIn({ formerly }: SignInProps) {
  const client = useQueryClient();
  const { fields, write } = useDraft("sign-in", { email: formerly?.email ?? "", step: "email" });
  const email = fields.email.trim();
  useDocumentTitle(words.title);
  const enter = (me: Me) => changePerson(client, me);

  return (
    <main className="grid min-h-dvh place-content-center bg-paper-deep p-4">
      <div className="w-[min(100vw-2rem,26rem)] rounded-sm border border-rule bg-paper p-6 md:p-10">
        <Wordmark mark={mark} name={company.name} className="text-lg" />
        {formerly && (
          <p role="status" className="bg-note mt-6 rounded-sm px-3 py-2 text-sm">
            {words.sessionEnded}
          </p>
        )}
        {fields.step === "email" ? (
          <>
            <h1 className="mt-6 text-2xl">{words.title}</h1>
            <p className="mt-1 text-sm text-fg-soft">{words.intro}</p>
            {hasPasskeys() && <PasskeySignIn onSignedIn={enter} />}
            <EmailForm
              email={fields.email}
              onEmail={(typed) => write({ email: typed })}
              onSent={() => write({ step: "code sent" })}
              onHasCode={() => write({ step: "code known" })}
            />
          </>
        ) : (
          <CodeForm
            email={email}
            isMailed={fields.step === "code sent"}
            onSignedIn={enter}
            onBack={() => write({ step: "email" })}
          />
        )}
      </div>
    </main>
  );
}

function PasskeySignIn({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const { run, isRunning, error } = useAttempt(async () => onSignedIn(await signInWithPasskey()));
  return (
    <>
      <Button
        wide
        busy={isRunning}
        busyLabel={words.passkeyBusy}
        className="mt-6"
        onClick={() => run()}
      >
        {words.withPasskey}
      </Button>
      <FailureNote error={error} otherwise={words.passkeyFailed} />
      <p className="mt-6 flex items-center gap-3 text-sm text-fg-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {words.or}
      </p>
    </>
  );
}
