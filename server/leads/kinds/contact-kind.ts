import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { contactSchema } from "#domain/contact.ts";
import {
  type ContactLead,
  contactLeadSchema,
  NEWSLETTER_FORM,
  newsletterSchema,
  pageEnquirySchema,
} from "#domain/live-forms.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { LeadKindEntry } from "./lead-kind-entry.ts";
import { parseFields } from "./parse-fields.ts";

export const contactKind: LeadKindEntry<"contact"> = {
  letter: "C",
  parse: ({ fields, liveForms }) =>
    parseFields<ContactLead>(
      liveForms
        ? contactLeadSchema(fields, optionLists, office)
        : contactSchema(optionLists, office),
      fields,
    ),
  requiredFields: ["subject"],
  summary: ({ details: { subject, pageTitle } }) =>
    pageTitle ? `${subject}: ${pageTitle}` : subject,
  wants: ({ subject }) => [subject],
  officeHeading: (details) => (isNewsletter(details) ? "Newsletter sign-up" : "Inquiry"),
  receipt: (details) => (isNewsletter(details) ? NEWSLETTER_RECEIPT : ENQUIRY_RECEIPT),
  api: {
    summary: "Send an enquiry",
    requestBodies: ({ liveForms }) => ({
      "application/json": {
        schema: liveForms
          ? {
              oneOf: [
                jsonSchemaOf(pageEnquirySchema(optionLists, office)),
                jsonSchemaOf(newsletterSchema),
              ],
            }
          : jsonSchemaOf(contactSchema(optionLists, office)),
      },
    }),
  },
};

function isNewsletter({ form }: ContactLead): boolean {
  return form === NEWSLETTER_FORM;
}

const ENQUIRY_RECEIPT = {
  eyebrow: "Message received",
  heading: "We have your message",
  body: [
    "Thank you for writing to us. One of us reads every message, and we will get back to you soon.",
  ],
};

const NEWSLETTER_RECEIPT = {
  eyebrow: "Newsletter",
  heading: "We have your sign-up",
  body: [
    "Thank you for signing up for our newsletter.",
    "If this was not you, or you no longer want it, answer this mail and we will take your address off the list.",
  ],
};
