import { createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "#server/storage/database.ts";

/** Without a key, all million codes could be compared with a hash within a second. */
export type HashCode = (accountId: string, code: string) => Promise<string>;

/** All instances share the key in the database. */
export function createCodeHash(database: Database, secret: string | undefined): HashCode {
  let key = secret;
  return async (accountId, code) => {
    key ??= await sharedKey(database);
    return createHmac("sha256", key).update(`${accountId} ${code}`).digest("base64url");
  };
}

const keyRow = z.object({ key: z.string() });

async function sharedKey(database: Database): Promise<string> {
  await database.run(
    "insert into desk_keys (name, key) values ('codes', ?) on conflict (name) do nothing",
    randomBytes(32).toString("base64url"),
  );
  const row = await database.first(keyRow, "select key from desk_keys where name = 'codes'");
  return row!.key;
}
