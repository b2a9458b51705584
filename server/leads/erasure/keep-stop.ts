import type { Statement } from "#server/storage/database.ts";
import { samePerson } from "#server/leads/same-person.ts";

const HOLDS_FOR_ALL = "coalesce(leads.stop_reach, 'all') = 'all'";

/** A person who said stop on the erased lead is not called on any other lead either. What an agent noted on a lead
 * of their own stays a question to the owners of the others. */
export function keepStop(id: string): Statement {
  const [isPerson, ...person] = samePerson(id);
  const stops = `from leads where ${isPerson} and leads.stopped_at is not null`;
  return [
    `update leads set (stopped_at, stopped_by, stop_reach) = (
       select leads.stopped_at, leads.stopped_by, case when ${HOLDS_FOR_ALL} then 'all' else 'told' end
       ${stops} order by case when ${HOLDS_FOR_ALL} then 0 else 1 end, leads.stopped_at desc limit 1)
     where ${isPerson} and (
       leads.stopped_at is null and exists (select 1 ${stops})
       or not (${HOLDS_FOR_ALL}) and exists (select 1 ${stops} and ${HOLDS_FOR_ALL}))`,
    ...person,
    ...person,
    ...person,
    ...person,
  ];
}
