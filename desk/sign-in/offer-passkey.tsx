import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useMe } from "#desk/state/me.ts";
import { tryStorage } from "#desk/state/try-storage.ts";
import { meKey } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { addPasskey, hasPasskeys } from "./passkeys.ts";

const DECLINED = "desk-passkey-declined";

/** Offered after the first sign-in; "not now" counts for this browser. */
export function OfferPasskey() {
  const client = useQueryClient();
  const { passkeys } = useMe();
  const [isDeclined, setDeclined] = useState(wasDeclined);
  const { run, isRunning, error } = useAttempt(async () =>
    client.setQueryData(meKey, await addPasskey()),
  );
  if (isDeclined || passkeys.length > 0 || !hasPasskeys()) return null;

  function decline() {
    tryStorage(() => localStorage.setItem(DECLINED, "yes"));
    setDeclined(true);
  }

  return (
    <section
      aria-label={words.offerTitle}
      className="bg-note flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule px-4 py-2 text-sm md:px-6"
    >
      <p className="min-w-60 flex-1">
        <span className="font-medium">{words.offerTitle}</span>{" "}
        {error ? failureText(error, words.passkeyNotAdded) : words.offerText}
      </p>
      <div className="flex gap-2">
        <Button size="sm" busy={isRunning} onClick={() => run()}>
          {words.addPasskey}
        </Button>
        <Button variant="ghost" size="sm" onClick={decline}>
          {words.notNow}
        </Button>
      </div>
    </section>
  );
}

/** Where storage is blocked, the offer comes again. */
function wasDeclined(): boolean {
  return typeof tryStorage(() => localStorage.getItem(DECLINED)) === "string";
}
