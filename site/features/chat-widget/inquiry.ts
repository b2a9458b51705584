import { chatLink } from "#catalog/contact-links.ts";

export type Inquiry = { name: string; phone: string; message: string };

/** [5.035] */
export const INCOMPLETE_TEXT = "Please enter your name, phone number, and message.";

/** [5.035] The inquiry without the space around it, or null when something is missing. */
export function readInquiry(form: FormData): Inquiry | null {
  const name = textOf(form, "name");
  const phone = textOf(form, "phone");
  const message = textOf(form, "message");
  return name && phone && message ? { name, phone, message } : null;
}

const asks: Inquiry = {
  name: "Please enter your name",
  phone: "Please enter your phone number",
  message: "Please enter a message",
};

/** What to say under each field that is blank. */
export function blankFields(form: FormData): Partial<Inquiry> {
  return Object.fromEntries(Object.entries(asks).filter(([name]) => !textOf(form, name)));
}

/** [7.023] [7.024] */
export function inquiryLink({ name, phone, message }: Inquiry, now: Date): string {
  const text = [
    `Name: ${name}`,
    `Phone: ${phone}`,
    `Message: ${message}`,
    `Time: ${now.toLocaleString()}`,
    "Source: Website Contact Form",
  ].join("\n");
  return `${chatLink}?text=${encodeURIComponent(text)}`;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
