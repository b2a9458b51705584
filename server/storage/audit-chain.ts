import { createHash } from "node:crypto";

/** The hash before the first entry. */
export const FIRST_HASH = "0".repeat(64);

export type ChainedEntry = {
  number: number;
  id: string;
  at: number;
  by: string | null;
  action: string;
  subject: string | null;
};

export const ENTRY_COLUMNS = `audit_entries.id, audit_entries.at, audit_entries.account_id as "by",
  audit_entries.action, audit_entries.subject, audit_entries.details`;

/** Without the salt, which is erased with them, short details could be guessed from their hash. */
export function contentHash(salt: string, details: string): string {
  return sha256(salt + details);
}

/** PostgreSQL computes the same in `017-audit-seals.postgres.sql`. */
export function chainHash(previous: string, entry: ChainedEntry, content: string): string {
  const { number, id, at, by, action, subject } = entry;
  const fields = [String(number), id, String(at), by, action, subject];
  return sha256(previous + fields.map(lengthAndText).join("") + content);
}

/** With the lengths in bytes, no two entries are the same text. */
function lengthAndText(value: string | null): string {
  return value === null ? "-" : `${Buffer.byteLength(value)}:${value}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
