import type { AuditAction } from "#domain/desk/audit.ts";
import type { TimelineEvent } from "#domain/desk/lead.ts";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import type { WorkedLead } from "#server/desk/leads/find-lead.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";

export type Changing = {
  lead: WorkedLead;
  by: SignedIn;
  now: Date;
  database: Database;
  /** The id of the change's event, the same for every attempt. */
  changeId: string;
};

export type LeadChange = {
  /** An example is `["stage = ?", "won"]`. */
  set?: Condition[];
  event: { kind: TimelineEvent["kind"]; text: Condition; at?: number };
  /** Audit entries outlive an erased lead, so they have no personal data. */
  audit: string;
  action?: AuditAction;
  /** Nothing happens if this is false; `errorMessage` says why. */
  onlyIf?: { condition: Condition; errorMessage: string };
  before?: Statement[];
  /** Statements that depend on the change, through a condition on `leads`. */
  after?: (isChanged: Condition) => Statement[];
};

export function plainText(text: string): Condition {
  return ["cast(? as text)", text];
}

/** Counts the change as the first answer, unless there was an earlier one. */
export function answeredAt(time: number): Condition {
  return ["answered_at = case when answered_at <= ? then answered_at else ? end", time, time];
}
