import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "#domain/desk/account.ts";
import type { PersonChange } from "#domain/desk/people.ts";
import { ROLES, type Role } from "#domain/desk/roles.ts";
import { Link } from "#desk/navigation/link.tsx";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useMe } from "#desk/state/me.ts";
import { meKey, peopleKey } from "#desk/server/queries.ts";
import { send } from "#desk/server/request.ts";
import { showStatus } from "#desk/state/status.ts";
import * as desk from "#desk/words/en/desk.ts";
import * as words from "#desk/words/en/people.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { tickClasses } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { InviteAgain } from "./invite-again.tsx";

export function PersonRow({ person }: { person: Account }) {
  const { id, name, email, role, isPresent, isDisabled } = person;
  const isMe = useMe().id === id;
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const { run, isRunning, error } = useAttempt(async (change: PersonChange) => {
    const changed = await send<Account>(`people/${encodeURIComponent(id)}`, change);
    client.setQueryData<Account[]>(peopleKey, (people) =>
      people?.map((other) => (other.id === id ? changed : other)),
    );
    setLeaving(false);
    if (change.isDisabled !== undefined) {
      showStatus(change.isDisabled ? words.disabled(name) : words.enabled(name));
    }
    if (isMe) void client.invalidateQueries({ queryKey: meKey });
  });
  return (
    <tr className="border-t border-rule max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:py-2">
      <th scope="row" className="py-2 text-start font-normal max-md:w-full">
        <span className={classes("block font-medium", isDisabled && "text-fg-soft line-through")}>
          {name}
          {isMe && <span className="ms-1.5 font-normal text-fg-soft">{words.you}</span>}
        </span>
        <span className="break-all text-fg-soft">{email}</span>
        {isDisabled && (
          <Link to={`/?owner=${encodeURIComponent(id)}`} className="block w-fit underline">
            {words.seeLeads}
          </Link>
        )}
        <FailureNote error={error} />
      </th>
      <td className="py-2 pe-4">
        <Select
          label={words.roleOf(name)}
          hideLabel
          className="max-w-36"
          value={role}
          disabled={isMe}
          options={ROLES.map((value) => ({ value, label: values.roles[value] }))}
          onChange={({ target }) => run({ role: target.value as Role })}
        />
      </td>
      <td className="py-2">
        <label className="flex min-h-8.5 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            aria-label={words.isPresent(name)}
            className={classes(tickClasses, "tick-box")}
            checked={isPresent}
            disabled={isDisabled}
            onChange={() => run({ isPresent: !isPresent })}
          />
          <span aria-hidden="true" className="md:hidden">
            {words.columns.present}
          </span>
        </label>
      </td>
      <td className="py-2">
        {isMe ? (
          words.active
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              busy={isRunning}
              aria-label={isDisabled ? words.enable(name) : words.disable(name)}
              onClick={() => (isDisabled ? run({ isDisabled: false }) : setLeaving(true))}
            >
              {isDisabled ? words.enableShort : words.disableShort}
            </Button>
            {!isDisabled && <InviteAgain person={person} />}
          </div>
        )}
        <Dialog
          open={isLeaving}
          onClose={() => setLeaving(false)}
          title={words.disableTitle(name)}
          description={words.disableText}
          size="form"
        >
          <div className="flex flex-wrap gap-2">
            <Button busy={isRunning} onClick={() => run({ isDisabled: true })}>
              {words.disableShort}
            </Button>
            <Button variant="outline" onClick={() => setLeaving(false)}>
              {desk.cancel}
            </Button>
          </div>
        </Dialog>
      </td>
    </tr>
  );
}
