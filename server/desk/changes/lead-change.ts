import type { AuditAction } from "#domain/desk/audit.ts";
import type { TimelineEvent } from "#domain/desk/lead.ts";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import type { WorkedLead } from "#server/desk/leads/find-lead.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";

/** Who changes which lead. */
export type Changing = {
  lead: WorkedLead;
  by: SignedIn;
  now: Date;
  database: Database;
  /** The same for every attempt of one change; it is the id of its event. */
  changeId: string;
};

/** What one change does, all of it or nothing. */
export type LeadChange = {
  /** Assignments such as `["stage = ?", "won"]`. */
  set?: Condition[];
  event: { kind: TimelineEvent["kind"]; text: Condition; at?: number };
  /** Without a visitor's data: audit entries outlive an erased lead. */
  audit: string;
  action?: AuditAction;
  /** Nothing happens where this is false; `refusal` says why. */
  onlyIf?: { condition: Condition; refusal: string };
  before?: Statement[];
  /** Statements that depend on the change, through a condition on `leads`. */
  after?: (isChanged: Condition) => Statement[];
};

export function plainText(text: string): Condition {
  return ["cast(? as text)", text];
}

/** Counts the change as an answer, unless an earlier one was given. */
export function answeredAt(time: number): Condition {
  return ["answered_at = case when answered_at <= ? then answered_at else ? end", time, time];
}
