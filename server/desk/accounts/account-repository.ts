import { randomUUID } from "node:crypto";
import type { Account } from "#domain/desk/account.ts";
import type { Role } from "#domain/desk/roles.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { emailKey } from "#server/leads/email-key.ts";

type AccountRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isPresent: number;
  disabledAt: number | null;
};

const SELECT_ACCOUNTS = `select id, name, email, role, is_present as "isPresent",
  disabled_at as "disabledAt" from accounts`;

export async function listAccounts(database: Database): Promise<Account[]> {
  const rows = await database.all<AccountRow>(`${SELECT_ACCOUNTS} order by email_key`);
  return rows.map(toAccount);
}

export async function findAccount(database: Database, id: string): Promise<Account | null> {
  const row = await database.first<AccountRow>(`${SELECT_ACCOUNTS} where id = ?`, id);
  return row ? toAccount(row) : null;
}

export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<Account | null> {
  const row = await database.first<AccountRow>(
    `${SELECT_ACCOUNTS} where email_key = ?`,
    emailKey(email),
  );
  return row ? toAccount(row) : null;
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

function toAccount({ isPresent, disabledAt, ...row }: AccountRow): Account {
  return { ...row, isPresent: isPresent === 1, isDisabled: disabledAt !== null };
}
