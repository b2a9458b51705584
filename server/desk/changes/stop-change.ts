import { randomUUID } from "node:crypto";
import { isManager } from "#domain/desk/roles.ts";
import type { Condition, Statement } from "#server/storage/database.ts";
import { auditLeads } from "#server/storage/audit-statement.ts";
import { samePerson } from "#server/leads/same-person.ts";
import { HttpError } from "#server/http/http-error.ts";
import { eventStatement } from "./apply-change.ts";
import { type Changing, type LeadChange, plainText } from "./lead-change.ts";

/** All leads of the person store the stop, so it stays when one is erased. Only a manager lifts it, because it
 * may have been said to another agent. */
export function stopChange(changing: Changing, isStopped: boolean): LeadChange {
  const { by, now } = changing;
  if (!isStopped && !isManager(by)) {
    throw new HttpError(403, "Only a manager may allow calls again");
  }
  const text = isStopped ? "Asked not to be called" : "May be called again";
  const stoppedAt = isStopped ? now.getTime() : null;
  return {
    set: [["stopped_at = ?", stoppedAt]],
    event: { kind: "stop", text: plainText(text) },
    audit: text,
    after: (isChanged) => onOtherLeads(changing, isChanged, { stoppedAt, text }),
  };
}

function onOtherLeads(
  { lead, by: { id: by }, now }: Changing,
  [condition, ...values]: Condition,
  { stoppedAt, text }: { stoppedAt: number | null; text: string },
): Statement[] {
  const [isPerson, ...person] = samePerson(lead.id);
  const changeId = randomUUID();
  const idPrefix = `${changeId.slice(0, 8)}-`;
  // A merged lead's events are shown with those of its target.
  const changedLeads: Condition = [
    `${isPerson} and leads.change_id = ? and leads.merged_into is null`,
    ...person,
    changeId,
  ];
  return [
    [
      `update leads set stopped_at = cast(? as bigint), version = version + 1, changed_at = ?,
         change_id = ?, is_indexed = 0
       where ${isPerson} and leads.id <> ?
         and leads.stopped_at is ${stoppedAt === null ? "not null" : "null"}
         and exists (select 1 from leads where ${condition})`,
      stoppedAt,
      now.getTime(),
      changeId,
      ...person,
      lead.id,
      ...values,
    ],
    eventStatement(
      { id: ["? || leads.id", idPrefix], kind: "stop", text: plainText(text), by, now },
      changedLeads,
    ),
    auditLeads({ at: now, by, action: "lead-changed", details: text, idPrefix }, changedLeads),
  ];
}
