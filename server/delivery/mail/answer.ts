import { oneLine } from "#domain/contact-details.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { presentableName, type Sender } from "./compose.ts";
import { type Letter, renderHtml, renderText } from "./layout.ts";
import type { Mail } from "./mail.ts";

/** A mail to the visitor, as a person of the office wrote it. */
export type Answer = { subject: string; text: string; writtenAt: Date };

export function composeAnswer(id: string, answer: Answer, lead: Lead, sender: Sender): Mail {
  const { office, company } = sender;
  const subject = oneLine(answer.subject);
  const letter: Letter = {
    eyebrow: referenceOf(lead),
    heading: subject,
    paragraphs: answer.text.split(/\n{2,}/),
    facts: [],
    actions: [],
    closing: [],
  };
  return {
    id,
    date: answer.writtenAt,
    to: { name: presentableName(lead), address: lead.details.email },
    replyTo: office,
    subject: `${subject} (${referenceOf(lead)})`,
    text: renderText({ ...letter, heading: "" }, company),
    html: renderHtml(letter, company),
  };
}
