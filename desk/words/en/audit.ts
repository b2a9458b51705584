import type { AuditAction } from "#domain/desk/audit.ts";

export const title = "Audit";
export const text = "Who did what. Nobody can change or delete an entry.";
export const columns = {
  time: "Time",
  person: "Person",
  action: "What",
  subject: "To",
  details: "Details",
};
export const actions: Record<AuditAction, string> = {
  "sign-in": "Signed in",
  "sign-in-failed": "Sign-in failed",
  "code-shown": "Code shown",
  "sign-out": "Signed out",
  "session-revoked": "Session ended",
  "session-copied": "Copied session ended",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "recovery-codes-made": "Recovery codes made",
  "person-invited": "Person invited",
  "person-changed": "Person changed",
  "person-reset": "Invited again",
  "lead-changed": "Lead changed",
  "lead-merged": "Lead merged",
  "lead-erased": "Lead erased",
  "leads-exported": "Leads exported",
  "lead-field-shown": "Masked field shown",
  "document-viewed": "Document viewed",
  "home-changed": "Home changed",
};
export const person = "Person";
export const anybody = "Anybody";
export const action = "What";
export const anything = "Anything";
export const notSignedIn = "Not signed in";
export const commandLine = "Command line";
export const retention = "Retention period";
export const erasedLead = (id: string) => `${id}, erased`;
export const showMore = "Show more";
export const loadingMore = "Loading";
export const emptyTitle = "No entries";
export const emptyText = "Nothing of this kind was recorded.";
export const clearFilters = "Show all entries";
