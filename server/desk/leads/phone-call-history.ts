import { office } from "#catalog/office.ts";
import { dayAndTime } from "#domain/time-zone.ts";
import { type LeadView, timelineEvent } from "#domain/desk/lead.ts";
import { CALL_WEEK } from "#domain/desk/phone-call-rules.ts";
import type { Queryable } from "#server/storage/database.ts";
import { type WorkedLead, workedLead } from "./find-lead.ts";
import { phoneWithCode } from "#server/leads/kinds/phone-with-code.ts";
import { findStop } from "#server/leads/stops.ts";
import { samePerson } from "#server/leads/same-person.ts";

const phoneCall = timelineEvent.pick({ at: true });
const phoneRow = workedLead.pick({ phone: true, details: true });

/** Covers all leads of the person, also those of other owners. */
export async function phoneCallHistoryOf(
  database: Queryable,
  lead: Pick<WorkedLead, "id" | "phone" | "details">,
  time: number,
) {
  const [isPerson, ...person] = samePerson(lead.id);
  const [number, stop, phoneCalls] = await Promise.all([
    findPhone(database, lead),
    findStop(database, lead.id),
    database.all(
      phoneCall,
      `select lead_events.at from leads join lead_events on lead_events.lead_id = leads.id
       where ${isPerson} and lead_events.kind = 'call' and lead_events.at > ?`,
      ...person,
      time - CALL_WEEK,
    ),
  ]);
  return {
    stop: stop && { by: stop.by, at: stop.at },
    isStopped: stop?.isBinding === true,
    stopNotedBy: stop
      ? `${stop.name ?? "A colleague"} on ${dayAndTime(stop.at, office.timeZone)}`
      : null,
    ...number,
    hasPhone: number.phone !== "",
    phoneCalls: phoneCalls.map(({ at }) => at),
  };
}

/** The lead's number, or that of the newest lead merged into it. */
async function findPhone(
  database: Queryable,
  lead: Pick<WorkedLead, "id" | "phone" | "details">,
): Promise<Pick<LeadView, "phone" | "phoneWithCode">> {
  if (lead.phone) return bothNumbers(lead);
  const merged = await database.first(
    phoneRow,
    "select phone, details from leads where merged_into = ? and phone <> '' order by received_at desc",
    lead.id,
  );
  return merged ? bothNumbers(merged) : { phone: "", phoneWithCode: null };
}

function bothNumbers({ phone, details: { timeZone } }: Pick<WorkedLead, "phone" | "details">) {
  return { phone, phoneWithCode: phoneWithCode({ phone, ...(timeZone && { timeZone }) }) };
}
