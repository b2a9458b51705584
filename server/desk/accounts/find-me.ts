import { z } from "zod";
import { type Me, me } from "#domain/desk/account.ts";
import type { Database } from "#server/storage/database.ts";
import { findAccount } from "./account-repository.ts";

type Deps = { database: Database; isMailAlwaysEnough: boolean };

const codeCount = z.object({ count: z.number() });

export async function requireMe({ database, isMailAlwaysEnough }: Deps, id: string): Promise<Me> {
  const account = await findAccount(database, id);
  if (!account) throw new Error(`no account has the id ${id}`);
  const passkeys = await database.all(
    me.shape.passkeys.element,
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
     where account_id = ? order by created_at, id`,
    id,
  );
  const codes = await database.first(
    codeCount,
    "select count(*) as count from desk_codes where account_id = ? and kind = 'recovery'",
    id,
  );
  return { ...account, passkeys, recoveryCodes: codes?.count ?? 0, isMailAlwaysEnough };
}
