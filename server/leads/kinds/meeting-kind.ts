import { company } from "#catalog/company.ts";
import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { addressLine } from "#domain/address-line.ts";
import { ABOUT_HEADER, TIME_ZONE_HEADER } from "#domain/lead-kinds.ts";
import { type MeetingLead, meetingSchema } from "#domain/meeting.ts";
import { meetingTimes } from "#domain/meeting-times.ts";
import { findTimeZone } from "#domain/time-zone.ts";
import { isHomeSubject } from "./home-subject.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { LeadKindEntry, Received } from "./lead-kind-entry.ts";
import { parseFields } from "./parse-fields.ts";
import { phoneWithCode } from "./phone-with-code.ts";

export const meetingKind: LeadKindEntry<"meeting"> = {
  letter: "M",
  parse: ({ fields, now, headers }) => ({
    ...parseFields(meetingSchema({ now, office, lists: optionLists }), fields),
    ...besideBody(headers),
  }),
  requiredFields: ["date", "time"],
  summary: ({ details: { date, time } }) => `${date} ${time}`,
  wants: ({ date, time, propertyInterest }) => [dayOf(date), time, propertyInterest],
  officeHeading: () => "Meeting request",
  receipt: (details) => ({
    eyebrow: "Meeting request received",
    heading: "We have your meeting request",
    body: [
      "Thank you for your meeting request. The time you asked for is below.",
      "We will contact you shortly to confirm it.",
      "To change or cancel it, or to meet by video or phone instead, answer this mail.",
    ],
    facts: [
      ["Where", `At our office, ${addressLine(company.address)}`],
      ["How long", `${office.meetingMinutes} minutes`],
      ...phoneFact(phoneWithCode(details)),
    ],
  }),
  api: {
    summary: "Ask for a meeting",
    requestBodies: () => ({ "application/json": { schema: meetingBody() } }),
  },
};

/** What is not known is left out, because the request is complete without it. */
function besideBody(headers: Received["headers"] = {}): Pick<MeetingLead, "about" | "timeZone"> {
  const about = headers[ABOUT_HEADER.toLowerCase()]?.toString() ?? "";
  const timeZone = findTimeZone(headers[TIME_ZONE_HEADER.toLowerCase()]?.toString() ?? "");
  return { ...(isHomeSubject(about) && { about }), ...(timeZone !== null && { timeZone }) };
}

/** Only digits, so nobody can put words of their own into a receipt. */
function phoneFact(number: string | null): [label: string, value: string][] {
  return number === null ? [] : [["Your phone number", number]];
}

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
