import { z } from "zod";
import { type TimelineEvent, timelineEvent } from "#domain/desk/lead.ts";
import type { Queryable } from "#server/storage/database.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import type { LeadRow } from "#server/leads/stored-lead.ts";
import { messageState } from "#server/delivery/message-repository.ts";
import type { MessagePurpose } from "#server/delivery/message-tables.ts";

type Received = Pick<LeadRow, "id" | "kind" | "received_at">;

const messageRow = messageState.extend({ leadId: z.string(), body: z.string().nullable() });

/** Includes the leads merged into this one, the newest event first. */
export async function timelineOf(
  database: Queryable,
  lead: Received,
  mergedLeads: readonly Received[],
): Promise<TimelineEvent[]> {
  const leads = [lead, ...mergedLeads];
  const ids = leads.map(({ id }) => id);
  const marks = ids.map(() => "?").join(", ");
  const [events, messages] = await Promise.all([
    database.all(
      timelineEvent,
      `select id, at, by_id as "by", kind, text from lead_events where lead_id in (${marks})`,
      ...ids,
    ),
    database.all(
      messageRow,
      `select messages.id, lead_id as "leadId", purpose, state, attempts, last_error as "lastError",
         sent_at as "sentAt", answers.text as body
       from messages left join answers on answers.message_id = messages.id
       where lead_id in (${marks})`,
      ...ids,
    ),
  ]);
  const stored = new Map(events.map((event) => [event.id, event]));
  const receivedAt = new Map(leads.map(({ id, received_at: at }) => [id, at]));
  for (const message of messages) {
    stored.set(message.id, mailEvent(message, stored.get(message.id), receivedAt));
  }
  const received = leads.map((one) => receivedEvent(one, one !== lead));
  return [...received, ...stored.values()].toSorted(
    (a, b) => b.at - a.at || (a.id < b.id ? -1 : 1),
  );
}

function receivedEvent({ id, kind, received_at: at }: Received, isMerged: boolean): TimelineEvent {
  const text = isMerged
    ? `Received ${referenceOf({ id, kind })}, merged into this lead`
    : "Received";
  return { id: `received-${id}`, at, by: null, kind: "received", text };
}

const MAILS: Record<MessagePurpose, string> = {
  "office-notice": "Mail to the office",
  "visitor-receipt": "Receipt to the visitor",
  "crm-notice": "Notice to the CRM",
  answer: "Reply",
};

/** A reply is on the timeline from when it was written, with the state of its delivery. */
function mailEvent(
  { id, leadId, purpose, state, attempts, lastError, sentAt, body }: z.infer<typeof messageRow>,
  reply: TimelineEvent | undefined,
  receivedAt: Map<string, number>,
): TimelineEvent {
  const states = {
    sent: "sent",
    waiting: attempts > 0 ? `not sent yet, ${times(attempts)}` : "not sent yet",
    dead: [`could not be sent after ${times(attempts)}`, lastError].filter(Boolean).join(": "),
  };
  return {
    id,
    at: reply?.at ?? sentAt ?? receivedAt.get(leadId) ?? 0,
    by: reply?.by ?? null,
    kind: "mail",
    text: `${reply?.text ?? MAILS[purpose]}: ${states[state]}`,
    ...(body !== null && { body }),
  };
}

function times(attempts: number): string {
  return attempts === 1 ? "1 attempt" : `${attempts} attempts`;
}
