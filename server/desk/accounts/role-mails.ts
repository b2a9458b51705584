import type { Account } from "#domain/desk/account.ts";
import type { PersonChange } from "#domain/desk/people.ts";
import { isManager, type Role } from "#domain/desk/roles.ts";
import type { Condition, Statement } from "#server/storage/database.ts";
import { deskMail } from "#server/delivery/desk-mails.ts";

/** Part of the transaction, after the change: nobody is told of a refused one. */
export function roleMails(before: Account, change: PersonChange, at: Date): Statement[] {
  const { name = before.name, role = before.role, isDisabled = before.isDisabled } = change;
  const wasManager = isManager(before) && !before.isDisabled;
  const isNowManager = isManager({ role }) && !isDisabled;
  return [
    ...(role === before.role ? [] : [roleMail(before.id, role, at)]),
    ...(isNowManager && !wasManager ? [newManagerMail({ ...before, name }, at)] : []),
  ];
}

function roleMail(accountId: string, role: Role, at: Date): Statement {
  const to: Condition = ["accounts.id = ? and accounts.role = ?", accountId, role];
  return deskMail({ to, purpose: "role-changed", content: { role }, at });
}

/** To all other managers, also the one who did it: it may have been somebody with their session. */
export function newManagerMail(
  { id, name, email }: Pick<Account, "id" | "name" | "email">,
  at: Date,
): Statement {
  return deskMail({
    to: [
      `accounts.role = 'manager' and accounts.id <> ? and exists (
         select 1 from accounts new where new.id = ? and new.role = 'manager' and new.disabled_at is null)`,
      id,
      id,
    ],
    purpose: "new-manager",
    content: { name, email },
    at,
  });
}
