import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Me } from "#domain/desk/account.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useLast } from "#desk/parts/use-last.ts";
import { useMe } from "#desk/state/me.ts";
import { meKey } from "#desk/server/queries.ts";
import { remove } from "#desk/server/request.ts";
import { addPasskey, hasPasskeys, notAddedText } from "#desk/sign-in/passkeys.ts";
import { showStatus } from "#desk/state/status.ts";
import * as words from "#desk/words/en/account.ts";
import * as desk from "#desk/words/en/desk.ts";
import * as signIn from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Passkey = Me["passkeys"][number];

export function Passkeys() {
  const client = useQueryClient();
  const { passkeys } = useMe();
  const now = useNow();
  const add = useAttempt(async () => client.setQueryData(meKey, await addPasskey()));
  const [leaving, setLeaving] = useState<Passkey>();
  const shown = useLast(leaving);
  const drop = useAttempt(async ({ id, name }: Passkey) => {
    await remove(`passkeys/${encodeURIComponent(id)}`);
    setLeaving(undefined);
    showStatus(words.passkeyRemoved(name));
    client.setQueryData<Me | null>(
      meKey,
      (me) => me && { ...me, passkeys: me.passkeys.filter((passkey) => passkey.id !== id) },
    );
  });
  return (
    <Panel title={words.passkeys}>
      {passkeys.length === 0 && <p className="text-sm text-fg-soft">{words.noPasskeys}</p>}
      <ul className="grid text-sm">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex items-center justify-between gap-4 border-t border-rule py-2"
          >
            <span>
              <span className="block font-medium">{passkey.name}</span>
              <span className="text-fg-soft">
                {[
                  words.added(dateAndTime(passkey.createdAt, now)),
                  passkey.lastUsedAt
                    ? words.lastUsed(dateAndTime(passkey.lastUsedAt, now))
                    : words.neverUsed,
                ].join(", ")}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={words.removePasskey(passkey.name)}
              onClick={() => setLeaving(passkey)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {!hasPasskeys() && <p className="text-sm text-fg-soft">{words.noPasskeysHere}</p>}
      {hasPasskeys() && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={add.isRunning}
          onClick={() => add.run()}
        >
          {words.addPasskey}
        </Button>
      )}
      <FailureNote
        error={add.error}
        otherwise={notAddedText(add.error) ?? signIn.passkeyNotAdded}
      />
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={words.removeTitle(shown?.name ?? "")}
        description={passkeys.length > 1 ? words.removeText : words.removeLastText}
        size="form"
      >
        <div className="flex flex-wrap gap-2">
          <Button busy={drop.isRunning} onClick={() => leaving && drop.run(leaving)}>
            {words.remove}
          </Button>
          <Button variant="outline" onClick={() => setLeaving(undefined)}>
            {desk.cancel}
          </Button>
        </div>
        <FailureNote error={drop.error} />
      </Dialog>
    </Panel>
  );
}
