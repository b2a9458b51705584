import type * as z from "zod/mini";
import { MISSING_FIELDS_TEXT } from "#domain/broker.ts";
import { brokerRegistrationSchema } from "#domain/broker-registration.ts";
import { contactSchema } from "#domain/contact.ts";
import { type DocumentField, MISSING_DOCUMENTS_TEXTS, missingDocuments } from "#domain/document.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { contactLeadSchema } from "#domain/live-forms.ts";
import { meetingSchema } from "#domain/meeting.ts";
import { Refusal } from "#server/refusal.ts";
import type { LeadDetails } from "./lead.ts";

type Received = {
  fields: unknown;
  documents: { field: DocumentField }[];
  now: Date;
  /** Whether the forms of `domain/live-forms.ts` are taken. */
  liveForms: boolean;
};

/** Makes a lead out of what came, or refuses it in the words of the forms. */
export const understand: Record<LeadKind, (received: Received) => LeadDetails> = {
  meeting: ({ fields, now }) => ({
    kind: "meeting",
    details: parse(meetingSchema(now), fields, sayAll),
  }),
  contact: ({ fields, liveForms }) => ({
    kind: "contact",
    details: parse(liveForms ? contactLeadSchema(fields) : contactSchema, fields, sayAll),
  }),
  broker: ({ fields, documents }) => {
    const details = parse(brokerRegistrationSchema, fields, () => ({
      text: MISSING_FIELDS_TEXT, // [5.029]
    }));
    const missing = missingDocuments(
      details.registrationType,
      documents.map(({ field }) => field),
    );
    // [7.006] A registration may come without any file, as JSON; half of them is a mistake.
    if (documents.length > 0 && missing.length > 0) {
      const field = missing.length === 1 ? missing[0] : undefined;
      throw new Refusal(422, MISSING_DOCUMENTS_TEXTS[details.registrationType], { field });
    }
    return { kind: "broker", details };
  },
};

type Issues = z.core.$ZodIssue[];
type Mistake = { text: string; field?: string | undefined };

function parse<Output>(
  schema: z.ZodMiniType<Output>,
  fields: unknown,
  describe: (issues: Issues) => Mistake,
): Output {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const { text, field } = describe(result.error.issues);
  throw new Refusal(422, text, { field });
}

function sayAll(issues: Issues): Mistake {
  const fields = new Set(issues.map(({ path }) => path[0]?.toString()));
  return {
    text: [...new Set(issues.map((issue) => issue.message))].join("; "),
    field: fields.size === 1 ? [...fields][0] : undefined,
  };
}
