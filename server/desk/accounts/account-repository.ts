import { randomUUID } from "node:crypto";
import { type Account, account } from "#domain/desk/account.ts";
import type { Role } from "#domain/desk/roles.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { existingRow, flag } from "#server/storage/row-values.ts";
import { emailKey } from "#server/leads/email-key.ts";

const accountRow = account.extend({ isPresent: flag, isDisabled: flag });

const SELECT_ACCOUNTS = `select id, name, email, role, is_present as "isPresent",
  disabled_at is not null as "isDisabled" from accounts`;

export async function listAccounts(database: Database): Promise<Account[]> {
  return database.all(accountRow, `${SELECT_ACCOUNTS} order by email_key`);
}

export async function findAccount(database: Database, id: string): Promise<Account | null> {
  const row = await database.first(accountRow, `${SELECT_ACCOUNTS} where id = ?`, id);
  return row ?? null;
}

export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<Account | null> {
  const row = await database.first(
    accountRow,
    `${SELECT_ACCOUNTS} where email_key = ?`,
    emailKey(email),
  );
  return row ?? null;
}

export async function hasPasskey(database: Database, accountId: string): Promise<boolean> {
  const row = await database.first(
    existingRow,
    "select 1 from passkeys where account_id = ? limit 1",
    accountId,
  );
  return row !== undefined;
}

export type NewAccount = { name: string; email: string; role: Role };

/** The statement adds nothing if the e-mail address has an account. */
export function newAccount({ name, email, role }: NewAccount, now: Date) {
  const id = randomUUID();
  const statement: Statement = [
    `insert into accounts (id, email, email_key, name, role, created_at)
     values (?, ?, ?, ?, ?, ?) on conflict (email_key) do nothing`,
    id,
    email,
    emailKey(email),
    name,
    role,
    now.getTime(),
  ];
  return { id, statement };
}
