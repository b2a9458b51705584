import { z } from "zod";

/** What the audit records. Entries are never changed or deleted. */
export const AUDIT_ACTIONS = [
  "sign-in",
  "sign-in-failed",
  "code-shown",
  "sign-out",
  "session-revoked",
  "session-copied",
  "passkey-added",
  "passkey-removed",
  "recovery-codes-made",
  "person-invited",
  "person-changed",
  "person-reset",
  "lead-changed",
  "lead-merged",
  "lead-erased",
  "leads-exported",
  "lead-field-shown",
  "document-viewed",
  "home-changed",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntry = z.strictObject({
  id: z.string(),
  at: z.number(),
  /** An account's id; null for the command line or a person who is not signed in. */
  by: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** The id of an account, lead, document or home. */
  subject: z.string().nullable(),
  /** The lead's reference, if the lead still exists. */
  reference: z.string().nullable(),
  /** In plain words, without a visitor's data. */
  details: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** `GET /api/desk/audit`: the newest entries first, in pages of 100. */
export const auditQuery = z.strictObject({
  by: z.string().max(64).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  after: z.string().max(200).optional(),
});

export type AuditQuery = z.infer<typeof auditQuery>;

export const auditPage = z.strictObject({
  entries: z.array(auditEntry),
  next: z.string().nullable(),
});

export type AuditPage = z.infer<typeof auditPage>;
