import { randomUUID } from "node:crypto";
import { leadConflict } from "#domain/desk/lead.ts";
import type { Condition, Statement } from "#server/storage/database.ts";
import { existingRow } from "#server/storage/row-values.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { noSuchLead, type WorkedLead, workedLead } from "#server/desk/leads/find-lead.ts";
import { findLeadView } from "#server/desk/leads/lead-view.ts";
import { joinConditions, visibleTo } from "#server/desk/leads/visible.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Changing, LeadChange } from "./lead-change.ts";

export type Outcome = "done" | "conflict" | "not found" | { errorMessage: string };

const leadState = workedLead.pick({ version: true, merged_into: true });

/** One transaction without a read: its first statement names the change in the lead, and every other one
 * depends on that name. */
export async function applyChange(
  changing: Changing,
  change: LeadChange,
  version: number | undefined,
): Promise<Outcome> {
  const { lead, database } = changing;
  const statements = statementsOf(changing, change, version);
  const changed = await database.transaction(statements);
  if (changed[change.before?.length ?? 0] === 1) return "done";
  if (await isDone(changing)) return "done";
  const [visible, ...values] = visibleTo(changing.by);
  const current = await database.first(
    leadState,
    `select version, merged_into from leads where id = ? and ${visible}`,
    lead.id,
    ...values,
  );
  if (!current) return "not found";
  if (current.merged_into) return { errorMessage: IS_MERGED };
  if (version !== undefined && current.version !== version) return "conflict";
  return { errorMessage: change.onlyIf?.errorMessage ?? "This change was made by another request" };
}

const IS_MERGED = "This lead was merged into another one: change that one";

/** A merged lead can only be read. */
export function refuseMerged({ merged_into: target }: WorkedLead): void {
  if (target) throw new HttpError(422, IS_MERGED);
}

/** Whether an earlier attempt made this change. */
export async function isDone({ lead, by, database, changeId }: Changing): Promise<boolean> {
  const event = await database.first(
    existingRow,
    "select 1 from lead_events where id = ? and lead_id = ? and by_id = ?",
    changeId,
    lead.id,
    by.id,
  );
  return event !== undefined;
}

function statementsOf(
  { lead, by, now, changeId }: Changing,
  change: LeadChange,
  version: number | undefined,
): Statement[] {
  const attemptId = randomUUID();
  const set: Condition[] = [
    ...(change.set ?? []),
    ["version = version + 1"],
    ["change_id = ?", attemptId],
    ["changed_at = ?", now.getTime()],
    ["is_indexed = 0"],
  ];
  const [where, ...values] = joinConditions([
    ["leads.id = ?", lead.id],
    visibleTo(by),
    ["leads.merged_into is null"],
    ["not exists (select 1 from lead_events where lead_events.id = ?)", changeId],
    ...(version === undefined ? [] : [["leads.version = ?", version] as const]),
    ...(change.onlyIf ? [change.onlyIf.condition] : []),
  ]);
  const isChanged: Condition = ["leads.id = ? and leads.change_id = ?", lead.id, attemptId];
  return [
    ...(change.before ?? []),
    [
      `update leads set ${set.map(([sql]) => sql).join(", ")} where ${where}`,
      ...set.flatMap(([, ...given]) => given),
      ...values,
    ],
    eventStatement({ ...change.event, id: ["?", changeId], by: by.id, now }, isChanged),
    auditStatement(
      {
        at: now,
        by: by.id,
        action: change.action ?? "lead-changed",
        subject: lead.id,
        details: change.audit,
      },
      [`exists (select 1 from leads where ${isChanged[0]})`, ...isChanged.slice(1)],
    ),
    ...(change.after?.(isChanged) ?? []),
  ];
}

/** An event of several leads has an id per lead, such as `["? || leads.id", changeId]`. */
type NewEvent = LeadChange["event"] & { id?: Condition; by: string; now: Date };

export function eventStatement(
  {
    id: [id, ...idValues] = ["?", randomUUID()],
    at,
    by,
    kind,
    text: [text, ...values],
    now,
  }: NewEvent,
  [condition, ...given]: Condition,
): Statement {
  return [
    `insert into lead_events (id, lead_id, at, by_id, kind, text)
     select ${id}, leads.id, cast(? as bigint), ?, ?, ${text} from leads where ${condition}`,
    ...idValues,
    at ?? now.getTime(),
    by,
    kind,
    ...values,
    ...given,
  ];
}

/** Throws the error response to a change that did not happen. */
export async function refuseOutcome(outcome: Outcome, { lead, by, database, now }: Changing) {
  if (outcome === "done") return;
  if (typeof outcome === "object") throw new HttpError(422, outcome.errorMessage);
  const view = outcome === "conflict" && (await findLeadView(database, lead.id, by, now));
  if (!view) throw noSuchLead();
  const message = "Somebody changed this lead meanwhile";
  throw new HttpError(409, message, {
    more: leadConflict.parse({ success: false, message, view }),
  });
}
