import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { meetingSchema } from "#domain/meeting.ts";
import { meetingTimes } from "#domain/meeting-times.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { LeadKindEntry } from "./lead-kind-entry.ts";
import { parseFields } from "./parse-fields.ts";

export const meetingKind: LeadKindEntry<"meeting"> = {
  letter: "M",
  parse: ({ fields, now }) =>
    parseFields(meetingSchema({ now, office, lists: optionLists }), fields),
  requiredFields: ["date", "time"],
  summary: ({ details: { date, time } }) => `${date} ${time}`,
  wants: ({ date, time, propertyInterest }) => [dayOf(date), time, propertyInterest],
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

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The date of an old lead may be any text. */
function dayOf(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : day.format(time);
}

/** Functions check dates and times, so the schema cannot describe them. */
function meetingBody(): JsonSchema {
  const schema = jsonSchemaOf(meetingSchema({ now: new Date(0), office, lists: optionLists }));
  const date = { type: "string", format: "date", description: "Today to 365 days ahead." };
  const time = {
    type: "string",
    enum: meetingTimes(office),
    description: `In ${office.city}, and not passed.`,
  };
  return { ...schema, properties: { ...schema.properties, date, time } };
}
