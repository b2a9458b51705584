import { CALL_WEEK } from "#domain/desk/call-rules.ts";
import type { Queryable } from "#server/db/database.ts";
import type { WorkedLead } from "./find-lead.ts";

type Person = Pick<WorkedLead, "id" | "email_key" | "phone_key" | "phone">;

/** What the telephone rules ask about, over all leads of the person, whoever owns them. */
export async function callHistoryOf(database: Queryable, lead: Person, since: number) {
  const [isPerson, ...values] = samePerson(lead);
  const [stopped, calls] = await Promise.all([
    database.first(`select 1 from leads where (${isPerson}) and stopped_at is not null`, ...values),
    database.all<{ at: number }>(
      `select lead_events.at from leads join lead_events on lead_events.lead_id = leads.id
       where ${lead.phone_key ? "leads.phone_key = ?" : "leads.id = ?"}
         and lead_events.kind = 'call' and lead_events.at > ?`,
      lead.phone_key || lead.id,
      since - CALL_WEEK,
    ),
  ]);
  return {
    isStopped: stopped !== undefined,
    hasPhone: lead.phone !== "",
    calls: calls.map(({ at }) => at),
  };
}

/** Leads with the same phone number or e-mail address, this one included. */
export function samePerson({
  id,
  email_key: email,
  phone_key: phone,
}: Person): readonly [sql: string, ...values: string[]] {
  return [
    `leads.id in (
       select id from leads where id = ?
       ${email ? "union select id from leads where email_key = ?" : ""}
       ${phone ? "union select id from leads where phone_key = ?" : ""}
     )`,
    ...[id, email, phone].filter((value) => value !== null).filter(Boolean),
  ];
}
