import { findVisibleLead, type WorkedLead } from "#server/desk/leads/find-lead.ts";
import type { Condition } from "#server/storage/database.ts";
import { existingRow } from "#server/storage/row-values.ts";
import { samePerson } from "#server/leads/same-person.ts";
import { joinConditions, visibleTo } from "#server/desk/leads/visible.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import { HttpError } from "#server/http/http-error.ts";
import { eventStatement } from "./apply-change.ts";
import { furthestPlace } from "./furthest-stage.ts";
import { type Changing, type LeadChange, plainText } from "./lead-change.ts";

/** The merged lead stays readable; the other lead's view shows what was sent and what happened. */
export async function mergeChange(changing: Changing, into: string): Promise<LeadChange> {
  const { lead, by, now } = changing;
  const isPerson = samePerson(lead.id);
  const target = await requireTarget(changing, into, isPerson);
  const [isTarget, ...given] = joinConditions([
    ["leads.id = ?", into],
    ["leads.merged_into is null"],
    visibleTo(by),
    isPerson,
  ]);
  const text = `Merged into ${referenceOf(target)}`;
  return {
    set: [
      ["merged_into = ?", into],
      ["owner_since = ?", now.getTime()], // since then it has the target's owner
    ],
    event: { kind: "merged", text: plainText(text) },
    audit: text,
    action: "lead-merged",
    // Locks both leads, so that of two merges at once on PostgreSQL the later reads what the first made.
    before: [["update leads set version = version where id in (?, ?)", lead.id, into]],
    onlyIf: {
      condition: [`exists (select 1 from leads where ${isTarget})`, ...given],
      errorMessage: "The other lead was changed meanwhile: open this lead again",
    },
    after: ([condition, ...values]) => {
      const isMerged = `exists (select 1 from leads where ${condition})`;
      return [
        // Leads that were merged into this one move along, because nothing stays merged into a merged lead.
        [
          `update leads set merged_into = ? where merged_into = ? and ${isMerged}`,
          into,
          lead.id,
          ...values,
        ],
        // The earlier of both next steps stays due.
        [
          `update leads set version = version + 1, changed_at = ?, change_id = null, is_indexed = 0,
             answered_at = coalesce(answered_at, (select answered_at from leads where id = ?)),
             furthest_stage = (
               select furthest_stage from leads
               where id in (?, ?) order by ${furthestPlace()} desc limit 1
             ),
             (next_step_at, next_step_note, due_order) = (
               select next_step_at, next_step_note, due_order from leads
               where id in (?, ?) order by due_order limit 1
             )
           where id = ? and ${isMerged}`,
          now.getTime(),
          lead.id,
          lead.id,
          into,
          lead.id,
          into,
          into,
          ...values,
        ],
        eventStatement(
          {
            kind: "merged",
            text: plainText(`${referenceOf(lead)} was merged into this lead`),
            by: by.id,
            now,
          },
          [`leads.id = ? and ${isMerged}`, into, ...values],
        ),
      ];
    },
  };
}

async function requireTarget(
  { lead, by, database }: Changing,
  into: string,
  [isPerson, ...person]: Condition,
): Promise<WorkedLead> {
  const refuse = (message: string) => new HttpError(422, message, { field: "into" });
  if (into === lead.id) throw refuse("A lead cannot be merged into itself");
  const target = await findVisibleLead(database, into, by);
  if (!target) throw refuse("The other lead does not exist, or belongs to somebody else");
  if (target.merged_into) throw refuse("The other lead was merged already");
  const found = await database.first(
    existingRow,
    `select 1 from leads where leads.id = ? and ${isPerson}`,
    into,
    ...person,
  );
  if (!found) {
    throw refuse("Only leads with the same phone number or e-mail address can be merged");
  }
  return target;
}
