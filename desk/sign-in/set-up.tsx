import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { meKey } from "#desk/server/queries.ts";
import { useMe } from "#desk/state/me.ts";
import * as recovery from "#desk/words/en/recovery.ts";
import * as words from "#desk/words/en/set-up.ts";
import { Wordmark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { focusFirst } from "./focus-first.ts";
import { addPasskey, hasPasskeys, notAddedText } from "./passkeys.ts";
import { isPostponed, postpone } from "./postponed.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { useRecoveryCodes } from "./use-recovery-codes.ts";

/** After the first sign-in: a passkey, recovery codes, and a second passkey. */
export function SetUpFirst({ children }: { children: ReactNode }) {
  const { passkeys } = useMe();
  const [isOpen, setOpen] = useState(
    () => passkeys.length === 0 && hasPasskeys() && !isPostponed("passkey"),
  );
  return isOpen ? <SetUp onDone={() => setOpen(false)} /> : children;
}

const STEPS = ["first", "codes", "second"] as const;

function SetUp({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<(typeof STEPS)[number]>("first");
  const { isMailAlwaysEnough } = useMe();
  const text = step === "first" && isMailAlwaysEnough ? words.firstBesidesMail : words.texts[step];
  const number = STEPS.indexOf(step) + 1;
  useDocumentTitle(words.title);

  function askLater() {
    postpone("passkey");
    onDone();
  }

  return (
    <main className="grid min-h-dvh place-content-center bg-paper-deep p-4">
      <div className="w-[min(100vw-2rem,32rem)] rounded-sm border border-rule bg-paper p-6 md:p-10">
        <Wordmark mark={mark} name={company.name} className="text-lg" />
        <p className="mt-6 text-sm text-fg-soft">{words.stepOf(number, STEPS.length)}</p>
        <h1 key={step} ref={focusFirst} tabIndex={-1} className="text-2xl outline-none">
          {words.headings[step]}
        </h1>
        <p className="mt-2 text-sm text-fg-soft">{text}</p>
        <div className="mt-6 grid gap-3">
          {step === "first" && <AddPasskey onAdded={() => setStep("codes")} onLater={askLater} />}
          {step === "codes" && <MakeCodes onKept={() => setStep("second")} />}
          {step === "second" && <AddPasskey onAdded={onDone} onLater={onDone} />}
        </div>
      </div>
    </main>
  );
}

function AddPasskey({ onAdded, onLater }: { onAdded: () => void; onLater: () => void }) {
  const client = useQueryClient();
  const { run, isRunning, error } = useAttempt(async () => {
    client.setQueryData(meKey, await addPasskey());
    onAdded();
  });
  return (
    <>
      <Button wide busy={isRunning} busyLabel={words.adding} onClick={() => run()}>
        {words.addPasskey}
      </Button>
      <FailureNote error={error} otherwise={notAddedText(error) ?? words.notAdded} />
      <Button variant="ghost" wide onClick={onLater}>
        {words.later}
      </Button>
    </>
  );
}

function MakeCodes({ onKept }: { onKept: () => void }) {
  const { codes, make, isMaking, error } = useRecoveryCodes();
  if (codes) return <RecoveryCodeList codes={codes} onKept={onKept} />;
  return (
    <>
      <Button wide busy={isMaking} busyLabel={recovery.making} onClick={() => make()}>
        {recovery.make}
      </Button>
      <FailureNote error={error} />
    </>
  );
}
