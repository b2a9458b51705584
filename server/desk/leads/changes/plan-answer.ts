import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { isEmail } from "#domain/contact-details.ts";
import type { leadChanges } from "#domain/desk/lead.ts";
import { Refusal } from "#server/refusal.ts";
import { type Changing, type LeadPlan, plainText } from "./lead-plan.ts";

type Body = z.output<(typeof leadChanges)["answer"]>;

/** Puts a mail to the visitor into the outbox. */
export function planAnswer({ lead, now }: Changing, { subject, text }: Body): LeadPlan {
  if (!isEmail(lead.email)) throw new Refusal(422, "No mail can be sent to this address");
  const id = randomUUID();
  const at = now.getTime();
  return {
    event: { id, kind: "mail", text: plainText(`Answer, ${subject}`) },
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
         select messages.id, cast(? as bigint), ?, ? from messages where messages.id = ?`,
        at,
        subject,
        text,
        id,
      ],
    ],
  };
}
