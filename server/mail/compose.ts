import type { Company } from "#catalog/company.ts";
import { isEmail } from "#domain/contact-details.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { NEWSLETTER_FORM } from "#domain/live-forms.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import { BIDI_CONTROLS, isolate } from "#domain/bidi-controls.ts";
import { type Lead, referenceOf } from "#server/leads/lead.ts";
import { dateText, factsOf } from "./facts.ts";
import { meetingInvitation } from "./invitation.ts";
import { type Letter, renderHtml, renderText } from "./layout.ts";
import type { Mail, MailAddress } from "./mail.ts";

/** What is sent for a lead: the office is told, and the visitor gets a receipt. */
export type MailPurpose = "office-notice" | "visitor-receipt";

export type Sender = { office: MailAddress; company: Company };

export function composeMail(id: string, purpose: MailPurpose, lead: Lead, sender: Sender): Mail {
  const { office, company } = sender;
  const visitor = { name: presentableName(lead), address: lead.details.email };
  const toOffice = purpose === "office-notice";
  const invitation = lead.kind === "meeting" ? meetingInvitation(lead, visitor, sender) : null;
  const letter = toOffice ? officeNotice(lead) : visitorReceipt(lead, company, invitation !== null);
  return {
    id,
    date: lead.receivedAt,
    to: toOffice ? office : visitor,
    ...(!toOffice && { replyTo: office }),
    ...(toOffice && canBeAnswered(lead) && { replyTo: visitor }),
    subject: toOffice
      ? `${letter.heading}: ${lead.details.name || lead.details.email}`
      : `${letter.heading} (${referenceOf(lead)})`,
    text: renderText(letter, company),
    html: renderHtml(letter, company),
    automatic: !toOffice,
    ...(invitation && { invitation }),
  };
}

const OFFICE_HEADINGS: Record<LeadKind, string> = {
  meeting: "Meeting request",
  contact: "Inquiry",
  broker: "Broker registration",
};

const SUSPICION_NOTES: Record<Suspicion, string> = {
  honeypot: "Possible spam: a field that people cannot see was filled. No receipt was sent.",
  "too-fast": "Possible spam: the form was filled faster than people type.",
};

function officeNotice(lead: Lead): Letter {
  return {
    eyebrow: `From the website, ${referenceOf(lead)}`,
    heading: isNewsletter(lead) ? "Newsletter sign-up" : OFFICE_HEADINGS[lead.kind],
    paragraphs: [
      ...(canBeAnswered(lead) ? ["Your reply to this mail goes to the visitor."] : []),
      ...(lead.suspicion ? [SUSPICION_NOTES[lead.suspicion]] : []),
    ],
    ...highlightOf(lead),
    facts: [["Reference", referenceOf(lead)], ...factsOf(lead)],
    actions: lead.details.phone
      ? [{ label: "Call the visitor", href: `tel:${digitsOf(lead.details.phone)}` }]
      : [],
    closing: [],
  };
}

function isNewsletter(lead: Lead): boolean {
  return lead.kind === "contact" && lead.details.form === NEWSLETTER_FORM;
}

/** Earlier releases took addresses that no mail can be sent to. */
function canBeAnswered({ details }: Lead): boolean {
  return isEmail(details.email);
}

function digitsOf(phone: string): string {
  return phone.replace(/(?!^\+)\D/g, "");
}

function highlightOf(lead: Lead): Pick<Letter, "highlight"> {
  if (lead.kind !== "meeting") return {};
  const { date, time } = lead.details;
  if (!date || !time) return {};
  return { highlight: { line: dateText(date), under: `${time}, Dubai time` } };
}

type Receipt = { eyebrow: string; heading: string; body: string[] };

const RECEIPTS: Record<LeadKind, Receipt> = {
  meeting: {
    eyebrow: "Meeting request received",
    heading: "We have your meeting request",
    body: [
      "Thank you for your meeting request. The time you asked for is below.",
      "We will contact you shortly to confirm it.",
    ],
  },
  contact: {
    eyebrow: "Message received",
    heading: "We have your message",
    body: [
      "Thank you for writing to us. One of us reads every message, and we will get back to you soon.",
    ],
  },
  broker: {
    eyebrow: "Registration received",
    heading: "We have your registration",
    body: [
      "Thank you for registering as a broker. We will look at your documents and contact you shortly.",
    ],
  },
};

const NEWSLETTER_RECEIPT: Receipt = {
  eyebrow: "Newsletter",
  heading: "We have your sign-up",
  body: [
    "Thank you for signing up for our newsletter.",
    "If this was not you, or you no longer want it, answer this mail and we will take your address off the list.",
  ],
};

const INVITATION_NOTE =
  "Until we confirm it, the attached invitation holds the time in your calendar.";

// Anybody can type somebody else's address into a form. So that we carry no stranger's words there,
// the receipt repeats choices and numbers, but neither the message nor a name that holds a link.
const REPEATED = new Set(["Interested in", "Registration"]);

function visitorReceipt(lead: Lead, company: Company, hasInvitation: boolean): Letter {
  const { eyebrow, heading, body } = isNewsletter(lead) ? NEWSLETTER_RECEIPT : RECEIPTS[lead.kind];
  return {
    eyebrow,
    heading,
    paragraphs: [
      `Dear ${isolate(presentableName(lead))},`,
      ...body,
      ...(hasInvitation ? [INVITATION_NOTE] : []),
    ],
    ...highlightOf(lead),
    facts: [
      ["Reference", referenceOf(lead)],
      ...factsOf(lead).filter(([label]) => REPEATED.has(label)),
    ],
    actions: [{ label: "See our projects", href: `${company.siteUrl}/project` }],
    closing: ["With kind regards,", `the team at ${company.name}`],
  };
}

function presentableName({ details }: Lead): string {
  const looksLikeALink = /[/@]|\w\.[a-z]{2}/i.test(details.name);
  return looksLikeALink || !details.name ? "visitor" : details.name.replace(BIDI_CONTROLS, "");
}
