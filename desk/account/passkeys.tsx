import { useQueryClient } from "@tanstack/react-query";
import type { Me } from "#domain/desk/account.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useMe } from "#desk/server/me.ts";
import { meKey } from "#desk/server/queries.ts";
import { remove } from "#desk/server/request.ts";
import { addPasskey, hasPasskeys } from "#desk/sign-in/passkeys.ts";
import * as words from "#desk/words/en/account.ts";
import * as signIn from "#desk/words/en/sign-in.ts";
import { Button } from "#ui/button.tsx";

export function Passkeys() {
  const client = useQueryClient();
  const { passkeys } = useMe();
  const now = useNow();
  const add = useAttempt(async () => client.setQueryData(meKey, await addPasskey()));
  const drop = useAttempt(async (id: string) => {
    await remove(`passkeys/${encodeURIComponent(id)}`);
    client.setQueryData<Me | null>(
      meKey,
      (me) => me && { ...me, passkeys: me.passkeys.filter((passkey) => passkey.id !== id) },
    );
  });
  return (
    <Panel title={words.passkeys}>
      {passkeys.length === 0 && <p className="text-sm text-fg-soft">{words.noPasskeys}</p>}
      <ul className="grid text-sm">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-rule py-2"
          >
            <span>
              <span className="block font-medium">{name}</span>
              <span className="text-fg-soft">
                {[
                  words.added(dateAndTime(createdAt, now)),
                  lastUsedAt ? words.lastUsed(dateAndTime(lastUsedAt, now)) : words.neverUsed,
                ].join(", ")}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              busy={drop.isRunning && drop.wanted === id}
              aria-label={words.removePasskey(name)}
              onClick={() => drop.run(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
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
      <FailureNote error={add.error ?? drop.error} otherwise={signIn.passkeyNotAdded} />
    </Panel>
  );
}
