import { timelineEvent } from "#domain/desk/lead.ts";
import { CALL_WEEK } from "#domain/desk/phone-call-rules.ts";
import type { Queryable } from "#server/storage/database.ts";
import { type WorkedLead, workedLead } from "./find-lead.ts";
import { existingRow } from "#server/storage/row-values.ts";
import { samePerson } from "#server/leads/same-person.ts";

const phoneCall = timelineEvent.pick({ at: true });
const phoneRow = workedLead.pick({ phone: true });

/** Covers all leads of the person, also those of other owners. */
export async function phoneCallHistoryOf(
  database: Queryable,
  lead: Pick<WorkedLead, "id" | "phone">,
  time: number,
) {
  const [isPerson, ...person] = samePerson(lead.id);
  const [phone, stopped, phoneCalls] = await Promise.all([
    findPhone(database, lead),
    database.first(
      existingRow,
      `select 1 from leads where ${isPerson} and stopped_at is not null`,
      ...person,
    ),
    database.all(
      phoneCall,
      `select lead_events.at from leads join lead_events on lead_events.lead_id = leads.id
       where ${isPerson} and lead_events.kind = 'call' and lead_events.at > ?`,
      ...person,
      time - CALL_WEEK,
    ),
  ]);
  return {
    isStopped: stopped !== undefined,
    phone,
    hasPhone: phone !== "",
    phoneCalls: phoneCalls.map(({ at }) => at),
  };
}

/** The lead's number, or that of the newest lead merged into it. */
async function findPhone(
  database: Queryable,
  { id, phone }: Pick<WorkedLead, "id" | "phone">,
): Promise<string> {
  if (phone) return phone;
  const merged = await database.first(
    phoneRow,
    "select phone from leads where merged_into = ? and phone <> '' order by received_at desc",
    id,
  );
  return merged?.phone ?? "";
}
