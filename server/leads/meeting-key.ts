import type { Suspicion } from "#domain/spam-signals.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { emailKey } from "./email-key.ts";
import type { LeadDetails } from "#server/leads/kinds/lead.ts";
import { LEAD_COLUMNS, leadRow, leadsFrom } from "./stored-lead.ts";

/** One key for the same person, day and time. A form with a filled honeypot has none, because the person it
 * names got no receipt and may ask for the same meeting. */
export function meetingKey({
  kind,
  details,
  suspicion,
}: LeadDetails & { suspicion: Suspicion | null }): string | null {
  if (kind !== "meeting" || suspicion === "honeypot") return null;
  return [emailKey(details.email), details.date, details.time].join(" ");
}

const PAGE = 500;

/** A meeting is at most 365 days ahead, so an older request cannot be repeated. */
const REPEATABLE_FOR = 367 * 24 * 3_600_000;

/** For leads of releases before the key; of several for one meeting only the first gets it. Resolves with
 * their number. */
export async function fillMeetingKeys(database: Database, now: Date): Promise<number> {
  const after = { time: now.getTime() - REPEATABLE_FOR, id: "" };
  for (let filled = 0; ;) {
    const rows = await database.all(
      leadRow,
      `select ${LEAD_COLUMNS} from leads
       where kind = 'meeting' and meeting_key is null
         and (received_at > ? or (received_at = ? and id > ?))
       order by received_at, id limit ${PAGE}`,
      after.time,
      after.time,
      after.id,
    );
    const last = rows.at(-1);
    if (!last) return filled;
    const statements = (await leadsFrom(database, rows)).flatMap((lead): Statement[] => {
      const key = meetingKey(lead);
      return key ? [setMeetingKey(lead.id, key)] : [];
    });
    if (statements.length > 0) {
      for (const changed of await database.transaction(statements)) filled += changed;
    }
    Object.assign(after, { time: last.received_at, id: last.id });
  }
}

function setMeetingKey(id: string, key: string): Statement {
  return [
    `update leads set meeting_key = ? where id = ? and meeting_key is null
       and not exists (select 1 from leads where meeting_key = ?)`,
    key,
    id,
    key,
  ];
}
