import { z } from "zod";
import { LEAD_FIELD_LABELS } from "#domain/lead-fields.ts";
import type { MeetingLead } from "#domain/meeting.ts";
import type { Database } from "#server/storage/database.ts";
import { homeSubjectText } from "#server/leads/kinds/home-subject.ts";
import { LEAD_COLUMNS, leadRow, storedDetails } from "#server/leads/stored-lead.ts";
import { phoneKey } from "#server/leads/phone-key.ts";
import { addMessages } from "#server/delivery/message-repository.ts";
import type { MessagePurpose } from "#server/delivery/message-tables.ts";

type Repetition = {
  key: string;
  meeting: MeetingLead;
  /** Sent if the repeated request differs from the stored one. */
  purposes: readonly MessagePurpose[];
  receivedAt: Date;
};

/** The text shows whether another request changed the details. */
const meetingRow = leadRow.extend({ kind: z.literal("meeting"), text: z.string() });

/** Stores the changes and queues their messages in one transaction. Resolves with the first request's id, or
 * null if there is none. Simultaneous repetitions are all stored. */
export async function repeatMeeting(
  database: Database,
  { key, meeting, purposes, receivedAt }: Repetition,
): Promise<string | null> {
  for (;;) {
    const first = await database.first(
      meetingRow,
      `select ${LEAD_COLUMNS}, details as text from leads where meeting_key = ?`,
      key,
    );
    if (!first) return null;
    const { id, text: stored } = first;
    const { details: before } = storedDetails(first);
    const merged = mergeMeetings(before, meeting);
    if (merged === before) return id;
    const [, , updated] = await database.transaction([
      // PostgreSQL locks the row here, so that requests with the same change add messages once.
      ["update leads set details = details where id = ? and details = ?", id, stored],
      addMessages(id, { purposes, dueAt: receivedAt, ifDetails: stored }),
      [
        `update leads set details = ?, name = ?, phone = ?, phone_key = ?,
           version = version + 1, changed_at = ?, is_indexed = 0
         where id = ? and details = ?`,
        JSON.stringify(merged),
        merged.name,
        merged.phone,
        phoneKey(merged.phone),
        receivedAt.getTime(),
        id,
        stored,
      ],
    ]);
    if (updated === 1) return id;
  }
}

/** A longer message gets no more changes, so that one meeting cannot cause endless mails. */
const MERGED_MESSAGE_MAX_LENGTH = 10_000;

const REPLACED_FIELDS = ["name", "phone", "propertyInterest", "about"] as const;

/** The newest values; the message lists each change with the value before it. */
function mergeMeetings(stored: MeetingLead, repeated: MeetingLead): MeetingLead {
  const { message = "" } = stored;
  const replaced = REPLACED_FIELDS.filter(
    (field) => repeated[field] && repeated[field] !== stored[field],
  );
  const changes = replaced.map((field) => {
    const [value, before] = [repeated, stored].map((meeting) => textOf(meeting, field));
    return `${LEAD_FIELD_LABELS[field]}: ${value} (before: ${before || "empty"})`;
  });
  if (repeated.message && !containsLines(message, repeated.message)) {
    changes.push(`Message: ${repeated.message}`);
  }
  if (changes.length === 0 || message.length > MERGED_MESSAGE_MAX_LENGTH) return stored;
  return {
    ...stored,
    ...Object.fromEntries(replaced.map((field) => [field, repeated[field]])),
    // The time zone belongs to the newest number; alone it is no change.
    ...(repeated.timeZone && { timeZone: repeated.timeZone }),
    message: [message, "Sent again with", ...changes].join("\n").trim(),
  };
}

function textOf(meeting: MeetingLead, field: (typeof REPLACED_FIELDS)[number]): string {
  const value = meeting[field] ?? "";
  return field === "about" ? homeSubjectText(value) : value;
}

function containsLines(message: string, lines: string): boolean {
  const text = `\n${message}\n`;
  return text.includes(`\n${lines}\n`) || text.includes(`\nMessage: ${lines}\n`);
}
