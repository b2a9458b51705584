import type { Company } from "#catalog/company.ts";
import { office } from "#catalog/office.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { isEmail } from "#domain/contact-details.ts";
import { meetingTimes, visitorMeetingTime } from "#domain/meeting-times.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import { BIDI_CONTROLS, isolate } from "#domain/bidi-controls.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { findHomeSubject } from "#server/leads/kinds/home-subject.ts";
import { phoneWithCode } from "#server/leads/kinds/phone-with-code.ts";
import { dateText, type Fact, factsOf, fieldFacts } from "#server/leads/facts.ts";
import { meetingInvitation } from "./invitation.ts";
import { type Letter, renderHtml, renderText } from "./layout.ts";
import type { Mail, MailAddress } from "./mail.ts";

export type MailPurpose = "office-notice" | "visitor-receipt";

export type Sender = { office: MailAddress; company: Company };

export function composeMail(id: string, purpose: MailPurpose, lead: Lead, sender: Sender): Mail {
  const { office, company } = sender;
  const visitor = { name: presentableName(lead), address: lead.details.email };
  const toOffice = purpose === "office-notice";
  const invitation = lead.kind === "meeting" ? meetingInvitation(lead, visitor, sender) : null;
  const letter = toOffice
    ? officeNotice(lead, company)
    : visitorReceipt(lead, company, invitation !== null);
  return {
    id,
    date: lead.receivedAt,
    to: toOffice ? office : visitor,
    ...(!toOffice && { replyTo: office }),
    ...(toOffice && canBeRepliedTo(lead) && { replyTo: visitor }),
    subject: toOffice
      ? `${letter.heading}: ${lead.details.name || lead.details.email}`
      : `${letter.heading} (${referenceOf(lead)})`,
    text: renderText(letter, company),
    html: renderHtml(letter, company),
    automatic: !toOffice,
    ...(invitation && { invitation }),
  };
}

const SUSPICION_NOTES: Record<Suspicion, string> = {
  honeypot: "Possible spam: a field that people cannot see was filled. No receipt was sent.",
  "too-fast": "Possible spam: the form was filled faster than people type.",
};

function officeNotice(lead: Lead, company: Company): Letter {
  const phone = phoneWithCode(lead.details) ?? lead.details.phone;
  return {
    eyebrow: `From the website, ${referenceOf(lead)}`,
    heading: LEAD_KIND_ENTRIES[lead.kind].officeHeading(lead.details),
    paragraphs: [
      ...(canBeRepliedTo(lead) ? ["Your reply to this mail goes to the visitor."] : []),
      ...(lead.suspicion ? [SUSPICION_NOTES[lead.suspicion]] : []),
    ],
    ...highlightOf(lead),
    facts: [["Reference", referenceOf(lead)], ...factsOf(lead).map(withLink(company))],
    actions: phone ? [{ label: "Call the visitor", href: `tel:${digitsOf(phone)}` }] : [],
    closing: [],
  };
}

function withLink({ siteUrl }: Company) {
  return ([label, value, path]: Fact): Letter["facts"][number] =>
    path ? [label, value, siteUrl + path] : [label, value];
}

/** Older releases accepted e-mail addresses that no mail can be sent to. */
function canBeRepliedTo({ details }: Lead): boolean {
  return isEmail(details.email);
}

function digitsOf(phone: string): string {
  return phone.replace(/(?!^\+)\D/g, "");
}

function highlightOf(lead: Lead, also = ""): Pick<Letter, "highlight"> {
  if (lead.kind !== "meeting") return {};
  const { date, time } = lead.details;
  if (!date || !time) return {};
  return { highlight: { line: dateText(date), under: `${time}, ${office.timeZoneName}${also}` } };
}

/** " (03:30 PM in your time, Europe/London)", with the day where it is another; empty where both clocks agree. */
function visitorTimeText(lead: Lead): string {
  if (lead.kind !== "meeting") return "";
  const { date, time, timeZone } = lead.details;
  if (!timeZone || !isCalendarDate(date) || !meetingTimes(office).includes(time)) return "";
  const local = visitorMeetingTime({ date, time }, office, timeZone);
  if (!local) return "";
  const day = local.date === date ? "" : ` on ${dateText(local.date)}`;
  return ` (${local.time}${day} in your time, ${timeZone.replaceAll("_", " ")})`;
}

const INVITATION_NOTE =
  "Until we confirm it, the attached invitation holds the time in your calendar.";

// Anybody can type another person's e-mail address into a form, so a receipt repeats choices, but neither the
// message nor a name with a link.
const RECEIPT_FIELDS = ["propertyInterest", "registrationType", "about"] as const;

function visitorReceipt(lead: Lead, company: Company, hasInvitation: boolean): Letter {
  const { eyebrow, heading, body, facts = [] } = LEAD_KIND_ENTRIES[lead.kind].receipt(lead.details);
  return {
    eyebrow,
    heading,
    paragraphs: [
      `Dear ${isolate(presentableName(lead))},`,
      ...body,
      ...(hasInvitation ? [INVITATION_NOTE] : []),
    ],
    ...highlightOf(lead, visitorTimeText(lead)),
    facts: [
      ["Reference", referenceOf(lead)],
      ...fieldFacts(lead, receiptFields(lead)).map(withLink(company)),
      ...facts,
    ],
    actions: [{ label: "See our projects", href: `${company.siteUrl}/project` }],
    closing: ["With kind regards,", `the team at ${company.name}`],
  };
}

/** Only a subject that exists is repeated. */
function receiptFields({ details }: Lead) {
  const isKnown = "about" in details && findHomeSubject(details.about ?? "") !== null;
  return RECEIPT_FIELDS.filter((field) => field !== "about" || isKnown);
}

export function presentableName({ details }: Lead): string {
  const looksLikeALink = /[/@]|\w\.[a-z]{2}/i.test(details.name);
  return looksLikeALink || !details.name ? "visitor" : details.name.replace(BIDI_CONTROLS, "");
}
