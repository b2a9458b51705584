import { findVisibleLead } from "#server/desk/leads/find-lead.ts";
import { visibleTo } from "#server/desk/leads/visible.ts";
import { referenceOf } from "#server/lead-kinds/lead.ts";
import { Refusal } from "#server/refusal.ts";
import { eventStatement } from "./apply-change.ts";
import { type Changing, type LeadPlan, plainText } from "./lead-plan.ts";

/** The lead stays as it is; its events are on the other's timeline too. */
export async function planMerge(changing: Changing, into: string): Promise<LeadPlan> {
  const { lead, by, database, now } = changing;
  const target = await findVisibleLead(database, into, by);
  if (!target || target.id === lead.id || target.merged_into || lead.merged_into) {
    throw new Refusal(422, "These leads cannot be merged: one of them is merged already", {
      field: "into",
    });
  }
  const [visible, ...viewer] = visibleTo(by);
  const text = `Merged into ${referenceOf(target)}`;
  return {
    set: [["merged_into = ?", into]],
    event: { kind: "merged", text: plainText(text) },
    audit: text,
    action: "lead-merged",
    onlyIf: {
      condition: [
        `exists (select 1 from leads
         where leads.id = ? and leads.merged_into is null and ${visible})`,
        into,
        ...viewer,
      ],
      refusal: "The other lead was merged or assigned meanwhile",
    },
    after: ([condition, ...values]) => {
      const isMerged = `exists (select 1 from leads where ${condition})`;
      return [
        // Leads that were merged into this one go along: nothing is merged into a merged lead.
        [
          `update leads set merged_into = ? where merged_into = ? and ${isMerged}`,
          into,
          lead.id,
          ...values,
        ],
        [
          `update leads set version = version + 1, changed_at = ?, change_id = null, is_indexed = 0,
             answered_at = coalesce(answered_at, (select answered_at from leads where id = ?)),
             reached = (select max(reached) from leads where id in (?, ?))
           where id = ? and ${isMerged}`,
          now.getTime(),
          lead.id,
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
