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

export const contactKind: LeadKindEntry<"contact"> = {
  letter: "C",
  parse({ fields, liveForms }) {
    const rules = { lists: optionLists, office, liveForms };
    const details = parseFields<ContactLead>(contactLeadSchema(fields, rules), fields);
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
          anyOf: contactLeadSchemas({ lists: optionLists, office, liveForms }).map((schema) =>
            jsonSchemaOf(schema),
          ),
        },
      },
    }),
  },
};
