import { documentLabels, optionLists } from "#catalog/forms.ts";
import { MISSING_FIELDS_TEXT } from "#domain/broker.ts";
import { brokerRegistrationSchema } from "#domain/broker-registration.ts";
import { missingDocuments, missingDocumentsText, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import { HttpError } from "#server/http/http-error.ts";
import { brokerRequestBodies } from "./broker-request-bodies.ts";
import type { LeadKindEntry } from "./lead-kind-entry.ts";
import { parseFields } from "./parse-fields.ts";

const schema = brokerRegistrationSchema(optionLists);

export const brokerKind: LeadKindEntry<"broker"> = {
  letter: "B",
  parse({ fields, documents }) {
    const details = parseFields(schema, fields, MISSING_FIELDS_TEXT);
    const { registrationType: type } = details;
    const present = documents.map(({ field }) => field);
    const missing = missingDocuments(type, present);
    // [7.006] A registration may have no file, as JSON; only some of the required files are an error.
    if (present.length > 0 && missing.length > 0) {
      const field = missing.length === 1 ? missing[0] : undefined;
      throw new HttpError(422, missingDocumentsText(type, documentLabels), { field });
    }
    return details;
  },
  requiredFields: ["registrationType"],
  // Older releases may have stored a type that no longer exists.
  missingDocuments: ({ registrationType: type }, present) =>
    Object.hasOwn(REQUIRED_DOCUMENTS, type) ? missingDocuments(type, present) : [],
  summary: ({ details, documents: { length } }) =>
    `${details.registrationType}, ${length} ${length === 1 ? "document" : "documents"}`,
  wants: ({ registrationType, company }) => [registrationType, company],
  officeHeading: () => "Broker registration",
  receipt: () => ({
    eyebrow: "Registration received",
    heading: "We have your registration",
    body: [
      "Thank you for registering as a broker. We will look at your documents and contact you shortly.",
    ],
  }),
  api: {
    summary: "Register as a broker, with or without documents",
    requestBodies: brokerRequestBodies,
  },
};
