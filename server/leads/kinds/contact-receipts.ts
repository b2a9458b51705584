import type { ContactLead } from "#domain/contact-lead.ts";
import { type NamedForm, NEWSLETTER_FORM } from "#domain/lead-forms.ts";
import { homeSubjectText } from "./home-subject.ts";
import type { Receipt } from "./lead-kind-entry.ts";

const OFFICE_HEADINGS: Record<NamedForm, string> = {
  [NEWSLETTER_FORM]: "Newsletter sign-up",
  interest: "Register of interest",
  home: "Question about a home",
  other: "Inquiry",
};

const ENQUIRY: Receipt = {
  eyebrow: "Message received",
  heading: "We have your message",
  body: [
    "Thank you for writing to us. One of us reads every message, and we will get back to you soon.",
  ],
};

const TAKEN_OFF =
  "If this was not you, or you no longer want it, answer this mail and we will take your address off the list.";

const RECEIPTS: Record<NamedForm, (details: ContactLead) => Receipt> = {
  [NEWSLETTER_FORM]: () => ({
    eyebrow: "Newsletter",
    heading: "We have your sign-up",
    body: ["Thank you for signing up for our newsletter.", TAKEN_OFF],
  }),
  interest: ({ about }) => ({
    eyebrow: "Register of interest",
    heading: "You are on the list",
    body: [
      `Thank you for your interest in ${homeSubjectText(about ?? "")}. It is not on sale yet: no home can be reserved or paid for.`,
      "We will write to you on the day of the release.",
      TAKEN_OFF,
    ],
  }),
  home: () => ({
    ...ENQUIRY,
    heading: "We have your question",
    body: [
      "Thank you for your question about the home below. Somebody who knows it will answer you soon. To add something, answer this mail.",
    ],
  }),
  other: () => ENQUIRY,
};

export function contactHeading({ form }: ContactLead): string {
  return form ? OFFICE_HEADINGS[form] : OFFICE_HEADINGS.other;
}

export function contactReceipt(details: ContactLead): Receipt {
  return details.form ? RECEIPTS[details.form](details) : ENQUIRY;
}
