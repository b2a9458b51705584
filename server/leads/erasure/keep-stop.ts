import type { Statement } from "#server/storage/database.ts";
import { samePerson } from "#server/leads/same-person.ts";

/** A person who said stop on the erased lead is not called on any other lead either. */
export function keepStop(id: string): Statement {
  const [isPerson, ...person] = samePerson(id);
  const stops = `from leads where ${isPerson} and leads.stopped_at is not null`;
  return [
    `update leads set stopped_at = (select max(leads.stopped_at) ${stops})
     where ${isPerson} and leads.stopped_at is null and exists (select 1 ${stops})`,
    ...person,
    ...person,
    ...person,
  ];
}
