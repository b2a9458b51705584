import { type Me, me } from "#domain/desk/account.ts";
import type { Database } from "#server/storage/database.ts";
import { findAccount } from "./account-repository.ts";

export async function requireMe(database: Database, id: string): Promise<Me> {
  const account = await findAccount(database, id);
  if (!account) throw new Error(`no account has the id ${id}`);
  const passkeys = await database.all(
    me.shape.passkeys.element,
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
     where account_id = ? order by created_at, id`,
    id,
  );
  return { ...account, passkeys };
}
