import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { type ContactLead, contactLeadSchema, contactLeadSchemas } from "#domain/contact-lead.ts";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { HttpError } from "#server/http/http-error.ts";
import { contactHeading, contactReceipt } from "./contact-receipts.ts";
import { homeSubjectText, isHomeSubject } from "./home-subject.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { LeadKindEntry } from "./lead-kind-entry.ts";
import { parseFields } from "./parse-fields.ts";

const rules = { lists: optionLists, office };
const contactForms = contactLeadSchemas({ ...rules, liveForms: false });
const allForms = contactLeadSchemas({ ...rules, liveForms: true });
const schemasOf = (liveForms: boolean) => (liveForms ? allForms : contactForms);

export const contactKind: LeadKindEntry<"contact"> = {
  letter: "C",
  parse({ fields, liveForms }) {
    const schema = contactLeadSchema(fields, schemasOf(liveForms));
    const details = parseFields<ContactLead>(schema, fields);
    if (details.about !== undefined && !isHomeSubject(details.about)) {
      throw new HttpError(422, FAILURE_TEXTS.validation, { field: "about" });
    }
    return details;
  },
  requiredFields: ["subject"],
  summary: ({ details: { subject, pageTitle, about } }) =>
    [subject, pageTitle ?? homeSubjectText(about ?? "")].filter(Boolean).join(": "),
  wants: ({ subject }) => [subject],
  officeHeading: contactHeading,
  receipt: contactReceipt,
  api: {
    summary: "Send an enquiry",
    requestBodies: ({ liveForms }) => ({
      "application/json": {
        schema: {
          anyOf: Object.values(schemasOf(liveForms)).map((schema) => jsonSchemaOf(schema)),
        },
      },
    }),
  },
};
