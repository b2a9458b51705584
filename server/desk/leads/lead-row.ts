import { z } from "zod";
import type { LeadRow } from "#domain/desk/leads.ts";
import { isWaitingTooLong, STAGES } from "#domain/desk/stages.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import { leadRow, storedDetails } from "#server/leads/stored-lead.ts";
import { aboutOf, wantsOf } from "./wants.ts";

export const ROW_COLUMNS = `id, kind, received_at, name, email, phone, details, suspicion, stage,
  stage_since, owner_id, next_step_at, next_step_note, due_order, version`.replace(
  /\w+/g,
  "leads.$&",
);

export const storedRow = leadRow.extend({
  stage: z.enum(STAGES),
  stage_since: z.number().nullable(),
  owner_id: z.string().nullable(),
  next_step_at: z.number().nullable(),
  next_step_note: z.string().nullable(),
  due_order: z.number(),
  version: z.number(),
});

export type StoredRow = z.infer<typeof storedRow>;

export function leadRowFrom(row: StoredRow, now: Date): LeadRow {
  const lead = storedDetails(row);
  const stageSince = row.stage_since ?? row.received_at;
  return {
    id: row.id,
    reference: referenceOf(row),
    kind: row.kind,
    name: row.name || row.email,
    wants: wantsOf(lead),
    about: aboutOf(lead),
    receivedAt: row.received_at,
    stage: row.stage,
    stageSince,
    isWaiting: isWaitingTooLong(row.stage, stageSince, now.getTime()),
    ownerId: row.owner_id,
    nextStep:
      row.next_step_at === null ? null : { at: row.next_step_at, note: row.next_step_note ?? "" },
    isSuspicious: row.suspicion !== null && row.stage === "new",
    version: row.version,
  };
}
