import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Database, Statement } from "#server/storage/database.ts";
import { json } from "#server/storage/row-values.ts";

const passkeyRow = z.object({
  id: z.string(),
  accountId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
});

/** Null also for a disabled account. */
export async function findPasskey(database: Database, credentialId: string) {
  const row = await database.first(
    passkeyRow,
    `select p.id, account_id as "accountId", public_key as "publicKey", counter
     from passkeys p join accounts a on a.id = p.account_id
     where credential_id = ? and disabled_at is null`,
    credentialId,
  );
  if (!row) return null;
  const { id, accountId, publicKey, counter } = row;
  const credential: WebAuthnCredential = {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
    counter,
  };
  return { id, accountId, credential };
}

const listedCredential = z.object({ id: z.string(), transports: json(z.array(z.string())) });

export async function listCredentials(database: Database, accountId: string) {
  return database.all(
    listedCredential,
    "select credential_id as id, transports from passkeys where account_id = ?",
    accountId,
  );
}

export function newPasskey(
  accountId: string,
  name: string,
  { id: credentialId, publicKey, counter, transports = [] }: WebAuthnCredential,
  now: Date,
) {
  const id = randomUUID();
  const statement: Statement = [
    `insert into passkeys
       (id, account_id, credential_id, public_key, counter, transports, name, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (credential_id) do nothing`,
    id,
    accountId,
    credentialId,
    Buffer.from(publicKey).toString("base64url"),
    counter,
    JSON.stringify(transports),
    name,
    now.getTime(),
  ];
  return { id, statement };
}

/** False if the same response was counted already. */
export async function countUse(
  database: Database,
  id: string,
  { before, after }: { before: number; after: number },
  now: Date,
): Promise<boolean> {
  const changed = await database.run(
    "update passkeys set counter = ?, last_used_at = ? where id = ? and counter = ?",
    after,
    now.getTime(),
    id,
    before,
  );
  return changed === 1;
}
