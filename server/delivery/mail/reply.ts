import { oneLine } from "#domain/contact-details.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { presentableName, type Sender } from "./compose.ts";
import { type Letter, renderHtml, renderText } from "./layout.ts";
import type { Mail } from "./mail.ts";

export type Reply = { subject: string; text: string; writtenAt: Date };

export function composeReply(id: string, reply: Reply, lead: Lead, sender: Sender): Mail {
  const { office, company } = sender;
  const subject = oneLine(reply.subject);
  const letter: Letter = {
    eyebrow: referenceOf(lead),
    heading: subject,
    paragraphs: reply.text.split(/\n{2,}/),
    facts: [],
    actions: [],
    closing: [],
  };
  return {
    id,
    date: reply.writtenAt,
    to: { name: presentableName(lead), address: lead.details.email },
    replyTo: office,
    subject: `${subject} (${referenceOf(lead)})`,
    text: renderText({ ...letter, heading: "" }, company),
    html: renderHtml(letter, company),
  };
}
