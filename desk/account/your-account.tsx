import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "#domain/desk/account.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { useMe } from "#desk/state/me.ts";
import { changePerson } from "#desk/server/desk-client.ts";
import { meKey, peopleKey } from "#desk/server/queries.ts";
import { send } from "#desk/server/request.ts";
import * as words from "#desk/words/en/account.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { Sessions } from "./sessions.tsx";

export function YourAccount() {
  const client = useQueryClient();
  const me = useMe();
  const signOut = useAttempt(async () => {
    await send("sign-out");
    changePerson(client, null);
  });
  const present = useAttempt(async (isPresent: boolean) => {
    const changed = await send<Account>(`people/${encodeURIComponent(me.id)}`, { isPresent });
    client.setQueryData(meKey, { ...me, ...changed });
    void client.invalidateQueries({ queryKey: peopleKey });
  });
  useDocumentTitle(words.title);
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-rule px-4 py-3 md:px-6">
        <div>
          <h1 className="text-2xl">{me.name}</h1>
          <p className="text-sm text-fg-soft">{[me.email, values.roles[me.role]].join(" · ")}</p>
        </div>
        <Button variant="outline" size="sm" busy={signOut.isRunning} onClick={() => signOut.run()}>
          {words.signOut}
        </Button>
      </header>
      <div className="grid max-w-160 gap-8 px-4 py-5 md:px-6">
        <Checkbox
          label={words.present}
          checked={present.isRunning ? present.wanted : me.isPresent}
          onChange={({ target }) => present.run(target.checked)}
        />
        <FailureNote error={signOut.error ?? present.error} />
        {me.isMailAlwaysEnough && (
          <p className="border-s-2 border-highlight ps-3 text-sm">{words.mailIsWeaker}</p>
        )}
        <Passkeys />
        <RecoveryCodes />
        <Sessions />
      </div>
    </div>
  );
}
