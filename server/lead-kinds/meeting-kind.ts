import { meetingSchema } from "#domain/meeting.ts";
import { MEETING_TIMES } from "#domain/meeting-times.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { LeadKindEntry } from "./lead-kind-entry.ts";
import { parseFields } from "./parse-fields.ts";

export const meetingKind: LeadKindEntry<"meeting"> = {
  letter: "M",
  parse: ({ fields, now }) => parseFields(meetingSchema(now), fields),
  requiredFields: ["date", "time"],
  summary: ({ details: { date, time } }) => `${date} ${time}`,
  officeHeading: () => "Meeting request",
  receipt: () => ({
    eyebrow: "Meeting request received",
    heading: "We have your meeting request",
    body: [
      "Thank you for your meeting request. The time you asked for is below.",
      "We will contact you shortly to confirm it.",
    ],
  }),
  api: {
    summary: "Ask for a meeting",
    requestBodies: () => ({ "application/json": { schema: meetingBody() } }),
  },
};

/** Functions check dates and times, so the schema cannot describe them. */
function meetingBody(): JsonSchema {
  const schema = jsonSchemaOf(meetingSchema(new Date(0)));
  const date = { type: "string", format: "date", description: "Today to 365 days ahead." };
  const time = {
    type: "string",
    enum: [...MEETING_TIMES],
    description: "In Dubai, and not passed.",
  };
  return { ...schema, properties: { ...schema.properties, date, time } };
}
