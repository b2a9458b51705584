import type { z } from "zod";
import { isEmail } from "#domain/contact-details.ts";
import type { leadChanges } from "#domain/desk/lead.ts";
import { HttpError } from "#server/http/http-error.ts";
import { type Changing, type LeadChange, answeredAt, plainText } from "./lead-change.ts";

export function replyChange(
  { lead, now, changeId: id }: Changing,
  { subject, text }: z.output<(typeof leadChanges)["reply"]>,
): LeadChange {
  if (!isEmail(lead.email)) throw new HttpError(422, "No mail can be sent to this address");
  const at = now.getTime();
  return {
    set: [answeredAt(at)],
    event: { kind: "mail", text: plainText(`Reply, ${subject}`) },
    audit: "answered by mail",
    after: ([condition, ...values]) => [
      [
        `insert into messages (id, lead_id, purpose, state, attempts, due_at)
         select ?, leads.id, 'answer', 'waiting', 0, cast(? as bigint) from leads where ${condition}`,
        id,
        at,
        ...values,
      ],
      [
        `insert into answers (message_id, written_at, subject, text)
         select ?, cast(? as bigint), ?, ? from leads where ${condition}`,
        id,
        at,
        subject,
        text,
        ...values,
      ],
    ],
  };
}
