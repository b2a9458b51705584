import { randomUUID } from "node:crypto";
import type { AuditEntry } from "#domain/desk/audit.ts";
import type { SqlValue, Statement } from "#server/db/database.ts";

type NewEntry = Omit<AuditEntry, "id" | "at" | "subject" | "details"> & {
  at: Date;
  subject?: string | undefined;
  /** In plain words, without a visitor's data: entries outlive an erased lead. */
  details?: string;
};

/** A condition such as `["exists (select 1 from leads where id = ? and version = ?)", id, version]`. */
export type Condition = readonly [sql: string, ...values: SqlValue[]];

export const ALWAYS: Condition = ["1 = 1"];

/** Adds an entry, as a part of the transaction that does what it records. */
export function auditStatement(
  { at, by, action, subject, details = "" }: NewEntry,
  [condition, ...values]: Condition = ALWAYS,
): Statement {
  return [
    `insert into audit_entries (id, at, account_id, action, subject, details)
     select ?, cast(? as bigint), ?, ?, ?, ? where ${condition}`,
    randomUUID(),
    at.getTime(),
    by,
    action,
    subject ?? null,
    details,
    ...values,
  ];
}
