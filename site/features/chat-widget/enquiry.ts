import { chatLink } from "#catalog/contact-links.ts";
import * as words from "#words/chat-enquiry.ts";

export type Enquiry = { name: string; phone: string; message: string };

export const INCOMPLETE_TEXT = words.incomplete;

/** [5.035] The trimmed enquiry, or null when a field is blank. */
export function readEnquiry(form: FormData): Enquiry | null {
  const name = textOf(form, "name");
  const phone = textOf(form, "phone");
  const message = textOf(form, "message");
  return name && phone && message ? { name, phone, message } : null;
}

const blankFieldTexts: Enquiry = {
  name: words.enterName,
  phone: words.enterPhone,
  message: words.enterMessage,
};

export function blankFields(form: FormData): Partial<Enquiry> {
  return Object.fromEntries(
    Object.entries(blankFieldTexts).filter(([name]) => !textOf(form, name)),
  );
}

/** [7.023] [7.024] The text of the message is fixed by the specification. */
export function enquiryLink({ name, phone, message }: Enquiry, now: Date): string {
  const text = [
    words.nameLine(name),
    words.phoneLine(phone),
    words.messageLine(message),
    words.timeLine(now.toLocaleString()),
    words.sourceLine,
  ].join("\n");
  return `${chatLink}?text=${encodeURIComponent(text)}`;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
