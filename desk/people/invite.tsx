import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "#domain/desk/account.ts";
import { ROLES, type Role } from "#domain/desk/roles.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { peopleKey } from "#desk/server/queries.ts";
import { send } from "#desk/server/request.ts";
import * as words from "#desk/words/en/people.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";

export function Invite() {
  const client = useQueryClient();
  const draft = useDraft("invite", { name: "", email: "" });
  const { name, email } = draft.fields;
  const [role, setRole] = useState<Role>("agent");
  const [invited, setInvited] = useState<string>();
  const { run, isRunning, error } = useAttempt(async () => {
    const person = await send<Account>("people", {
      name: name.trim(),
      email: email.trim(),
      role,
    });
    client.setQueryData<Account[]>(peopleKey, (people) => people && [...people, person]);
    setInvited(words.invited(person.name));
    draft.discard();
  });
  return (
    <Panel title={words.invite}>
      <p className="text-sm text-fg-soft">{words.inviteText}</p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) run();
        }}
      >
        <TextField
          label={words.name}
          required
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={({ target }) => draft.write({ name: target.value })}
        />
        <TextField
          type="email"
          label={words.email}
          required
          autoComplete="off"
          value={email}
          onChange={({ target }) => draft.write({ email: target.value })}
        />
        <Select
          label={words.role}
          value={role}
          options={ROLES.map((value) => ({ value, label: values.roles[value] }))}
          onChange={({ target }) => setRole(target.value as Role)}
        />
        <Button type="submit" size="sm" busy={isRunning} className="justify-self-start">
          {words.send}
        </Button>
        <FailureNote error={error} />
        <p role="status" className="text-sm">
          {invited}
        </p>
      </form>
    </Panel>
  );
}
