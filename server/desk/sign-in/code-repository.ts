import { randomInt } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { type HashCode, isSameHash } from "./code-hash.ts";

export const CODE_MINUTES = 10;
const MAX_TRIES = 5;

/** Makes a new code for the account; an earlier one is no longer valid. */
export async function issueCode(
  database: Database,
  hashCode: HashCode,
  accountId: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await database.run(
    `insert into sign_in_codes (account_id, code_hash, tries_left, expires_at) values (?, ?, ?, ?)
     on conflict (account_id) do update set code_hash = excluded.code_hash,
       tries_left = excluded.tries_left, expires_at = excluded.expires_at`,
    accountId,
    await hashCode(accountId, code),
    MAX_TRIES,
    now.getTime() + CODE_MINUTES * 60_000,
  );
  return code;
}

/** Takes one try, and the code itself when it is right. Does the same work for an account that does not exist. */
export async function redeemCode(
  database: Database,
  hashCode: HashCode,
  accountId: string | null,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await database.first<{ codeHash: string }>(
    `update sign_in_codes set tries_left = tries_left - 1
     where account_id = ? and tries_left > 0 and expires_at > ? returning code_hash as "codeHash"`,
    accountId ?? "",
    now.getTime(),
  );
  const hash = await hashCode(accountId ?? "", code);
  if (!isSameHash(hash, row?.codeHash ?? "")) return false;
  const taken = await database.run(
    "delete from sign_in_codes where account_id = ? and code_hash = ?",
    accountId,
    hash,
  );
  return taken === 1; // only one of two simultaneous calls takes it
}
