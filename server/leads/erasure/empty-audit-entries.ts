import type { Statement } from "#server/storage/database.ts";

/** The details of entries about the leads of one erasure, after these are deleted. The salt goes with them, so
 * that the hash, which keeps the chain whole, says nothing of what they were. */
export function emptyAuditEntries(erasureId: string): Statement[] {
  const isErased = `details <> '' and subject in (
    select lead_id from erased_leads where erasure_id = ?)`;
  return [
    [
      `update audit_chain set salt = null
       where entry_id in (select id from audit_entries where ${isErased})`,
      erasureId,
    ],
    [`update audit_entries set details = '' where ${isErased}`, erasureId],
  ];
}
