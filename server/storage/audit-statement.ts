import { randomUUID } from "node:crypto";
import type { AuditEntry } from "#domain/desk/audit.ts";
import type { Condition, Statement } from "./database.ts";

type NewEntry = Omit<AuditEntry, "id" | "at" | "subject" | "reference" | "details"> & {
  at: Date;
  subject?: string | undefined;
  /** Entries outlive an erased lead, so they have no personal data. */
  details?: string;
};

export const ALWAYS: Condition = ["1 = 1"];

/** Part of the transaction that does what the entry records. */
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

type LeadsEntry = Omit<NewEntry, "subject"> & { idPrefix?: string };

/** One entry per lead, in the transaction that changes or erases it. With the same `idPrefix` a repetition
 * adds none. */
export function auditLeads(
  { at, by, action, details = "", idPrefix = `${action} ` }: LeadsEntry,
  [condition, ...values]: Condition,
): Statement {
  return [
    `insert into audit_entries (id, at, account_id, action, subject, details)
     select ? || leads.id, cast(? as bigint), ?, ?, leads.id, ? from leads where ${condition}
     on conflict (id) do nothing`,
    idPrefix,
    at.getTime(),
    by,
    action,
    details,
    ...values,
  ];
}
