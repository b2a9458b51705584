import { z } from "zod";
import type { Queryable, Statement } from "#server/storage/database.ts";
import { flag } from "#server/storage/row-values.ts";
import { OWNER_ID } from "./owner.ts";
import { samePerson } from "./same-person.ts";

const stop = z.object({
  at: z.number(),
  by: z.string().nullable(),
  name: z.string().nullable(),
  /** False: an agent noted it on a lead of their own, and the owner of this lead is asked. */
  isBinding: flag,
});

export type Stop = z.infer<typeof stop>;

/** `own` is the lead that may be called or not, `leads` the one that has the stop. */
const IS_BINDING = `(case when coalesce(leads.stop_reach, 'all') = 'all' or own.owner_id is null
  or leads.stopped_by = own.owner_id
  or leads.stop_reach = 'lead' and coalesce(leads.merged_into, leads.id) = own.target_id
  then 1 else 0 end)`;

/** The stop that counts for a lead: the newest that is binding, or else the newest that its owner has not dismissed. */
export function selectStop(leadId: string): Statement {
  const [isPerson, ...person] = samePerson(leadId);
  return [
    `select leads.stopped_at as at, leads.stopped_by as "by", ${IS_BINDING} as "isBinding",
       (select accounts.name from accounts where accounts.id = leads.stopped_by) as name
     from leads, (
       select coalesce(leads.merged_into, leads.id) as target_id, ${OWNER_ID} as owner_id,
         coalesce(leads.stop_dismissed_at, 0) as dismissed_at
       from leads where leads.id = ?
     ) as own
     where ${isPerson} and leads.stopped_at is not null
       and (${IS_BINDING} = 1 or leads.stopped_at > own.dismissed_at)
     order by ${IS_BINDING} desc, leads.stopped_at desc limit 1`,
    leadId,
    ...person,
  ];
}

export async function findStop(database: Queryable, leadId: string): Promise<Stop | null> {
  return (await database.first(stop, ...selectStop(leadId))) ?? null;
}
