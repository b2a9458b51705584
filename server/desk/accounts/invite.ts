import type { Account } from "#domain/desk/account.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { deskMail } from "#server/delivery/desk-mails.ts";
import type { DeskMailContents } from "#server/delivery/mail/desk-mail-contents.ts";
import { newManagerMail } from "./role-mails.ts";
import { findAccountByEmail, type NewAccount, newAccount } from "./account-repository.ts";

export function invitationMail(
  accountId: string,
  at: Date,
  content: DeskMailContents["invitation"] = {},
): Statement {
  return deskMail({ to: ["accounts.id = ?", accountId], purpose: "invitation", content, at });
}

/** Null if the e-mail address has an account already. */
export async function invite(
  database: Database,
  person: NewAccount,
  by: string | null,
  now: Date,
): Promise<Account | null> {
  const { id, statement } = newAccount(person, now);
  const [added] = await database.transaction([
    statement,
    invitationMail(id, now),
    newManagerMail({ id, ...person }, now),
    auditStatement(
      { at: now, by, action: "person-invited", subject: id, details: `role: ${person.role}` },
      ["exists (select 1 from accounts where id = ?)", id],
    ),
  ]);
  return added === 0 ? null : findAccountByEmail(database, person.email);
}
