import type { Meeting } from "#domain/meeting.ts";
import type { Queryable } from "#server/db/database.ts";
import { FIELD_LABELS } from "#server/mail/facts.ts";
import { emailKey } from "./email-key.ts";
import type { LeadDetails } from "./lead.ts";
import type { Suspicion } from "#domain/spam-signals.ts";

type Asked = LeadDetails & { suspicion: Suspicion | null };

/**
 * The same for the same person, day and time, which no two leads share. A form that a machine filled
 * has none: who it names got no receipt and may ask for the same meeting.
 */
export function meetingKey({ kind, details, suspicion }: Asked): string | null {
  if (kind !== "meeting" || suspicion === "honeypot") return null;
  return [emailKey(details.email), details.date, details.time].join(" ");
}

/**
 * Adds what the repeated request says differently to the message of the first, whose id it resolves
 * with, or null when there is none. Repeated requests that come together are all added.
 */
export async function repeatMeeting(
  db: Queryable,
  key: string,
  repeated: Meeting,
): Promise<string | null> {
  for (;;) {
    const first = await db.first<{ id: string; details: string }>(
      "select id, details from leads where meeting_key = ?",
      key,
    );
    if (!first) return null;
    const { id, details } = first;
    const completed = JSON.stringify(withNews(JSON.parse(details) as Meeting, repeated));
    if (completed === details) return id;
    const changed = await db.run(
      "update leads set details = ? where id = ? and details = ?",
      completed,
      id,
      details,
    );
    if (changed === 1) return id;
  }
}

const COMPARED = ["name", "phone", "propertyInterest", "message"] as const;

/** Whoever repeats a request without end shall not fill the office's screen. */
const NEWS_MAX_LENGTH = 10_000;

function withNews(first: Meeting, repeated: Meeting): Meeting {
  const { message = "" } = first;
  const news = COMPARED.filter((field) => repeated[field] && repeated[field] !== first[field])
    .map((field) => `${FIELD_LABELS[field]}: ${repeated[field]}`)
    .filter((line) => !message.includes(line));
  if (news.length === 0 || message.length > NEWS_MAX_LENGTH) return first;
  return { ...first, message: [message, "Sent again with", ...news].join("\n").trim() };
}
