import { randomUUID } from "node:crypto";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Database, Statement } from "#server/storage/database.ts";

type PasskeyRow = {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
};

/** Null also for a disabled account. */
export async function findPasskey(database: Database, credentialId: string) {
  const row = await database.first<PasskeyRow>(
    `select p.id, account_id as "accountId", credential_id as "credentialId",
       public_key as "publicKey", counter, transports
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
    transports: JSON.parse(row.transports),
  };
  return { id, accountId, credential };
}

export async function listCredentials(database: Database, accountId: string) {
  const rows = await database.all<PasskeyRow>(
    `select credential_id as "credentialId", transports from passkeys where account_id = ?`,
    accountId,
  );
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: JSON.parse(transports) as string[],
  }));
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
