import * as z from "zod/mini";
import { BROKER_ALIASES, brokerRegistrations } from "#domain/broker-registration.ts";
import { contactSchema } from "#domain/contact.ts";
import { acceptedFiles, DOCUMENT_FIELDS, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { newsletterSchema, pageInquirySchema } from "#domain/live-forms.ts";
import { meetingSchema } from "#domain/meeting.ts";
import { MEETING_TIMES } from "#domain/meeting-times.ts";
import { REGISTRATION_TYPES, type RegistrationType } from "#domain/option-lists.ts";

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
};

type Bodies = Record<LeadKind, Record<string, { schema: JsonSchema }>>;

/** What each call takes, by content type, read off the schemas that decide it. */
export function requestBodies({ liveForms }: { liveForms: boolean }): Bodies {
  const registration = { oneOf: REGISTRATION_TYPES.map(registrationOf) };
  return {
    meeting: { "application/json": { schema: meetingOf() } },
    contact: {
      "application/json": { schema: liveForms ? liveContact() : described(contactSchema) },
    },
    broker: {
      "application/json": { schema: registration },
      "multipart/form-data": { schema: { oneOf: REGISTRATION_TYPES.map(withDocuments) } },
    },
  };
}

function described(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
  return rest;
}

function liveContact(): JsonSchema {
  return { oneOf: [described(pageInquirySchema), described(newsletterSchema)] };
}

/** A function decides about dates and times, which a schema cannot show. */
function meetingOf(): JsonSchema {
  const schema = described(meetingSchema(new Date(0)));
  const date = { type: "string", format: "date", description: "Today to 365 days ahead." };
  const time = {
    type: "string",
    enum: [...MEETING_TIMES],
    description: "In Dubai, and not passed.",
  };
  return { ...schema, properties: { ...schema.properties, date, time } };
}

/** The names under which a field may come stand beside its own, and one of them is enough. */
function registrationOf(type: RegistrationType): JsonSchema {
  const schema = described(brokerRegistrations[type]);
  const { registrationType, ...properties } = schema.properties ?? {};
  const required = new Set(schema.required);
  const oneOfNames: JsonSchema[] = [];
  for (const [field, names] of Object.entries(BROKER_ALIASES)) {
    for (const name of names)
      properties[name] ??= { ...properties[field], description: `For ${field}.` };
    if (!required.delete(field)) continue;
    oneOfNames.push({ anyOf: names.map((name) => ({ required: [name] })) });
  }
  if (type === "individual") required.delete("registrationType"); // [3.006] it is the default
  return {
    ...schema,
    properties: { registrationType: registrationType ?? {}, ...properties },
    required: [...required],
    allOf: oneOfNames,
  };
}

function withDocuments(type: RegistrationType): JsonSchema {
  const schema = registrationOf(type);
  const files = DOCUMENT_FIELDS.map((field) => [
    field,
    { type: "string", format: "binary", description: `${acceptedFiles(field)}, up to 10 MB` },
  ]);
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(files) },
    required: [...(schema.required ?? []), ...REQUIRED_DOCUMENTS[type]],
  };
}
