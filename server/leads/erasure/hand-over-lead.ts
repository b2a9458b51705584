import type { Statement } from "#server/storage/database.ts";

/** What the office stored about the person in the target of a merge. */
const WORK = `stage, lost_reason, owner_id, owner_since, next_step_at, next_step_note, due_order,
  answered_at, furthest_stage`;

/** A lead that is erased by its age hands over to the oldest later lead merged into it: stage, owner, next
 * step, newer events and replies, and the other merged leads. */
export function handOverLead(id: string, { before, at }: { before: Date; at: Date }): Statement[] {
  const successor = `(select id from leads as later
    where later.merged_into = ? and later.received_at >= ? order by received_at, id limit 1)`;
  const given = [id, before.getTime()];
  return [
    // This statement is first, because it locks the successor.
    [
      `update leads set version = version + 1, changed_at = ?, change_id = null, is_indexed = 0,
         (${WORK}, stage_since) = (
           select ${WORK}, coalesce(stage_since, received_at) from leads as old where old.id = ?
         )
       where id = ${successor}`,
      at.getTime(),
      id,
      ...given,
    ],
    [
      `update lead_events set lead_id = ${successor}
       where lead_id = ? and at >= ? and ${successor} is not null`,
      ...given,
      ...given,
      ...given,
    ],
    [
      `update messages set lead_id = ${successor}
       where lead_id = ? and ${successor} is not null
         and id in (select message_id from answers where written_at >= ?)`,
      ...given,
      id,
      ...given,
      before.getTime(),
    ],
    [
      `update leads set merged_into = ${successor}
       where merged_into = ? and id <> ${successor}`,
      ...given,
      id,
      ...given,
    ],
    ["update leads set merged_into = null where merged_into = ? and received_at >= ?", ...given],
  ];
}
