import { randomUUID } from "node:crypto";
import { CLOCK_DIFFERENCE } from "#server/storage/clock-difference.ts";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import { existingRow } from "#server/storage/row-values.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import { deskMailTo, type FindCode } from "#server/delivery/desk-mails.ts";
import type { HashCode } from "./code-hash.ts";
import { codeOfSeed, makeCode } from "./make-code.ts";

const MAX_TRIES = 5;

const LIFETIME = CODE_MINUTES * 60_000;

/** The browser, by its cookie, and the network that ask for a code or try one. */
export type Asker = { browser: string; network: string };

type NewCode = {
  kind: "mail" | "touch" | "server" | "recovery";
  /** Null: nobody gets it, and it fits nothing. */
  accountId: string | null;
  codeHash: string;
  boundTo?: string;
  network?: string;
  triesLeft?: number;
  expiresAt?: number;
};

export function newCode(code: NewCode): Statement {
  const { kind, accountId, codeHash, boundTo, network, triesLeft, expiresAt } = code;
  return [
    `insert into desk_codes
       (id, kind, account_id, code_hash, bound_to, network, tries_left, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    randomUUID(),
    kind,
    accountId,
    codeHash,
    boundTo ?? null,
    network ?? null,
    triesLeft ?? null,
    expiresAt ?? null,
  ];
}

type MailedCode = {
  kind: "mail" | "touch";
  /** Null: somebody who has no account asks. */
  accountId: string | null;
  /** A mailed code does not open the account: the mail says what does, and the code fits nothing. */
  needsPasskey?: boolean;
  /** A browser or a session, whose earlier code is no longer valid; those of others are. */
  boundTo: string;
  network?: string;
  device: string;
  at: Date;
};

/** For every asker the statements and the work of the outbox are the same; without an account nothing is
 * mailed. */
export async function newMailedCode(
  hashCode: HashCode,
  { kind, accountId, needsPasskey, boundTo, network, device, at }: MailedCode,
): Promise<Statement[]> {
  const opened = needsPasskey ? null : accountId;
  const seed = randomUUID();
  const code = await codeOfSeed(hashCode, opened ?? "", seed);
  const codeHash = await hashCode(opened ?? "", code);
  const expiresAt = new Date(at.getTime() + LIFETIME);
  return [
    deskMailTo(accountId, {
      purpose: "code",
      content: { device, seed, needsPasskey },
      at,
      expiresAt,
    }),
    [
      "delete from desk_codes where bound_to = ? and coalesce(account_id, '') = ?",
      boundTo,
      opened ?? "",
    ],
    newCode({
      kind,
      accountId: opened,
      codeHash,
      boundTo,
      network,
      triesLeft: MAX_TRIES,
      expiresAt: expiresAt.getTime(),
    }),
  ];
}

/** Finds no code that was used, replaced or tried too often. */
export function createFindCode(database: Database, hashCode: HashCode, now: () => Date): FindCode {
  return async (accountId, seed) => {
    const code = await codeOfSeed(hashCode, accountId, seed);
    const row = await database.first(
      existingRow,
      `select 1 from desk_codes
       where account_id = ? and code_hash = ? and tries_left > 0 and expires_at > ?`,
      accountId,
      await hashCode(accountId, code),
      now().getTime(),
    );
    return row ? code : null;
  };
}

/** For the server's machine: nobody can end it or use it up, and it is too long to be guessed. */
export async function issueServerCode(
  database: Database,
  hashCode: HashCode,
  accountId: string,
  now: Date,
): Promise<string> {
  const code = makeCode("server");
  const codeHash = await hashCode(accountId, code);
  const expiresAt = now.getTime() + LIFETIME;
  await database.run(...newCode({ kind: "server", accountId, codeHash, expiresAt }));
  return code;
}

/** From the first passkey on, a mailed code does not open the account. */
const HAS_NO_PASSKEY =
  "not exists (select 1 from passkeys where passkeys.account_id = desk_codes.account_id)";

/** The mailed codes that a person may use: those of their own browser or network. */
export function mailedTo({ browser, network }: Asker, isMailAlwaysEnough: boolean): Condition {
  return [
    `kind = 'mail' and (bound_to = ? or network = ?)
     and ${isMailAlwaysEnough ? "1 = 1" : HAS_NO_PASSKEY}`,
    browser,
    network,
  ];
}

/** The mailed codes that confirm a session. */
export function touchCodesOf(sessionId: string): Condition {
  return [`kind = 'touch' and bound_to = ? and ${HAS_NO_PASSKEY}`, sessionId];
}

export function ofKind(kind: NewCode["kind"]): Condition {
  return ["kind = ?", kind];
}

type Try = { accountId: string; codeHash: string; codes: Condition; at: Date };

/** A transaction: takes a try of the given codes, runs the statements for a right and a wrong code, then
 * removes the right code, which changes a row. The first statement locks the codes' rows, so only one of two
 * simultaneous tries uses one. */
export function tryCode(
  { accountId, codeHash, codes: [isMeant, ...meant], at }: Try,
  onRight: (condition: Condition) => Statement[],
  onWrong: (condition: Condition) => Statement[],
): Statement[] {
  const isRight = `account_id = ? and ${isMeant} and code_hash = ? and coalesce(tries_left, 0) >= 0
    and (expires_at is null or (expires_at > ? and expires_at <= ?))`;
  // A clock that was set back does not make the code valid for longer.
  const latest = at.getTime() + LIFETIME + CLOCK_DIFFERENCE;
  const values = [accountId, ...meant, codeHash, at.getTime(), latest] as const;
  const exists = `exists (select 1 from desk_codes where ${isRight})`;
  return [
    [
      `update desk_codes set tries_left = tries_left - 1 where account_id = ? and ${isMeant}`,
      accountId,
      ...meant,
    ],
    ...onRight([exists, ...values]),
    ...onWrong([`not ${exists}`, ...values]),
    [`delete from desk_codes where ${isRight}`, ...values],
  ];
}
