import { randomInt } from "node:crypto";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import type { HashCode } from "./code-hash.ts";

const MAX_TRIES = 5;

/** An earlier code is no longer valid. */
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

type Try = { accountId: string; codeHash: string; at: Date };

/** A transaction: takes a try, runs the statements for a right and a wrong code, then removes the right code,
 * which changes a row. The first statement locks the code's row, so only one of two simultaneous tries uses
 * it. */
export function tryCode(
  { accountId, codeHash, at }: Try,
  onRight: (condition: Condition) => Statement[],
  onWrong: (condition: Condition) => Statement[],
): Statement[] {
  const isRight = "account_id = ? and code_hash = ? and tries_left >= 0 and expires_at > ?";
  const values = [accountId, codeHash, at.getTime()] as const;
  const exists = `exists (select 1 from sign_in_codes where ${isRight})`;
  return [
    ["update sign_in_codes set tries_left = tries_left - 1 where account_id = ?", accountId],
    ...onRight([exists, ...values]),
    ...onWrong([`not ${exists}`, ...values]),
    [`delete from sign_in_codes where ${isRight}`, ...values],
  ];
}
