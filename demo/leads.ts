import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { addDays } from "#domain/calendar-date.ts";
import { meetingTimes, minutesOf } from "#domain/meeting-times.ts";
import { localDay, localTime } from "#domain/time-zone.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import { developmentTitle, findHomeSubject } from "#server/leads/kinds/home-subject.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import type { LeadDetails } from "#server/leads/kinds/lead.ts";
import {
  AGENCIES,
  BROKER_MESSAGES,
  ENQUIRIES,
  HOME_QUESTIONS,
  MEETING_REQUESTS,
  OTHER_MESSAGES,
  SPAM_MESSAGES,
} from "./texts.ts";
import { DEMO_HOMES, DEMO_PROJECTS, DEMO_RELEASES } from "./projects.ts";
import { demoVisitor } from "./visitors.ts";
import { seededId, type SeededRandom, seededRandom } from "./seeded-random.ts";

export const DEMO_LEAD_COUNT = 500;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Some arrive on the evening before, so none is older than twelve weeks. */
const OLDEST = (12 * 7 - 1) * DAY;
/** More leads arrive now than three months ago. */
const GROWTH = 1.2;
/** The newest lead is some minutes old. */
const YOUNGEST = 4 * 60_000;

export type DemoLead = LeadDetails & {
  number: number;
  id: string;
  receivedAt: Date;
  suspicion: Suspicion | null;
  hasDocuments: boolean;
  project: string;
};

/** No other lead has this id, so that the leads of the demo are known by it. */
export function demoLeadId(number: number): string {
  return seededId(`demo lead ${number}`);
}

export const DEMO_LEAD_IDS = Array.from({ length: DEMO_LEAD_COUNT }, (_, number) =>
  demoLeadId(number),
);

/** The newest first, and the same for the same time. */
export function demoLeads(now: Date): DemoLead[] {
  return DEMO_LEAD_IDS.map((id, number) => demoLead(id, number, now));
}

function demoLead(id: string, number: number, now: Date): DemoLead {
  const random = seededRandom(`lead ${number}`);
  const receivedAt = timeOfArrival(number, now);
  const isSpam = random.chance(0.05);
  const kind: LeadKind = isSpam
    ? "contact"
    : random.pick(["contact", "contact", "contact", "meeting", "meeting", "broker"]);
  const project = random.pick(DEMO_PROJECTS);
  const fields = isSpam
    ? { subject: "General Inquiry", message: random.pick(SPAM_MESSAGES) }
    : FIELDS[kind](random, receivedAt, project);
  const details = LEAD_KIND_ENTRIES[kind].parse({
    fields: { ...demoVisitor(number), ...fields },
    documents: [],
    now: receivedAt,
    liveForms: true,
  });
  const subject = findHomeSubject(("about" in details && details.about) || "");
  return {
    ...({ kind, details } as LeadDetails),
    number,
    id,
    receivedAt,
    suspicion: isSpam ? random.pick(["honeypot", "too-fast"]) : null,
    hasDocuments: kind === "broker" && random.chance(0.25),
    project: subject ? developmentTitle(subject.development) : project.title,
  };
}

/** Few people write at night, so an hour before eight becomes one of the day. */
function timeOfArrival(number: number, now: Date): Date {
  const random = seededRandom(`arrival ${number}`);
  const share = ((number + random.next()) / DEMO_LEAD_COUNT) ** GROWTH;
  const time = now.getTime() - YOUNGEST - share * (OLDEST - YOUNGEST);
  const hour = minutesOf(localTime(time, office.timeZone).slice(11)) / 60;
  const isNight = hour < 8 && random.chance(0.85);
  return new Date(Math.floor(isNight ? time - (hour + random.between(2, 12)) * HOUR : time));
}

type Project = (typeof DEMO_PROJECTS)[number];
type MakeFields = (random: SeededRandom, receivedAt: Date, project: Project) => object;

const FIELDS: Record<LeadKind, MakeFields> = {
  contact: (random, _receivedAt, project) =>
    random.chance(0.3) ? shortFormFields(random) : enquiryFields(random, project),
  meeting: (random, receivedAt) => ({
    date: addDays(
      localDay(receivedAt.getTime(), office.timeZone),
      Math.ceil(random.between(0, 12)),
    ),
    time: random.pick(meetingTimes(office)),
    propertyInterest: random.pick(optionLists.propertyInterests),
    message: random.pick(MEETING_REQUESTS),
  }),
  broker: (random) => ({
    registrationType: "individual",
    whatsappNumber: "+971 51 000 0999",
    nationality: random.pick(optionLists.nationalities),
    experience: String(Math.ceil(random.between(0, 20))),
    message: random.pick(BROKER_MESSAGES),
    ...(random.chance(0.5) && agencyFields(random)),
  }),
};

function enquiryFields(random: SeededRandom, { title, page }: Project) {
  return {
    propertyType: random.pick(optionLists.propertyTypes),
    message: random.pick(ENQUIRIES).replace("{project}", title),
    ...(random.chance(0.7) && { page, pageTitle: title }),
  };
}

/** A company without homes for sale has only messages of others. */
function shortFormFields(random: SeededRandom) {
  const other = {
    form: "other",
    subject: random.pick(optionLists.otherSubjects),
    message: random.pick(OTHER_MESSAGES),
  };
  const interest = DEMO_RELEASES.map((about) => ({ form: "interest", about }));
  const [home] = DEMO_HOMES.length > 0 ? [random.pick(DEMO_HOMES)] : [];
  const question = { form: "home", ...home, message: random.pick(HOME_QUESTIONS) };
  return random.pick([other, ...interest, ...(home ? [question] : [])]);
}

function agencyFields(random: SeededRandom) {
  const [country] = optionLists.countries;
  return {
    registrationType: "agency",
    company: random.pick(AGENCIES),
    officeNumber: "+971 51 000 0990",
    companyWhatsapp: "+971 51 000 0991",
    gmWhatsapp: "+971 51 000 0992",
    accountsContact: "+971 51 000 0993",
    licenseNumber: String(Math.floor(random.between(100_000, 999_999))),
    operationalCountry: country,
    address: `Office ${Math.ceil(random.between(100, 900))}, ${random.pick(["Business Bay", "Al Barsha", "Deira", "Dubai Marina"])}`,
    city: office.city,
    country,
  };
}
