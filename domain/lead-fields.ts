import type { BrokerRegistration } from "./broker-registration.ts";
import type { ContactLead } from "./contact-lead.ts";
import type { LeadKind } from "./lead-kinds.ts";
import type { MeetingLead } from "./meeting.ts";

/** The details of each kind, as its schema returns them. */
export type DetailsOfKind = ForEveryKind<{
  meeting: MeetingLead;
  contact: ContactLead;
  broker: BrokerRegistration;
}>;

type ForEveryKind<Details extends Record<LeadKind, object>> = Details;

type KeyOfAny<Details> = Details extends unknown ? keyof Details : never;

/** `form` is left out, because the subject says the same. */
export type LeadField = Exclude<KeyOfAny<DetailsOfKind[LeadKind]>, "form">;

/** The office's labels, in reading order. Mails, `npm run office -- show` and CSV exports list these fields,
 * so a missing one does not compile. */
export const LEAD_FIELD_LABELS: Record<LeadField, string> = {
  registrationType: "Registration",
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  date: "Date",
  time: "Time",
  timeZone: "Visitor's time zone",
  propertyInterest: "Interested in",
  subject: "Subject",
  about: "About",
  price: "Price shown",
  events: "Preferred date",
  pageTitle: "Page",
  page: "Address of the page",
  company: "Company",
  licenseNumber: "Licence number",
  officeNumber: "Office number",
  companyWhatsapp: "Company WhatsApp",
  gmWhatsapp: "General manager's WhatsApp",
  accountsContact: "Accounts contact",
  relationshipManager: "Relationship manager",
  website: "Website",
  operationalCountry: "Operates in",
  whatsappNumber: "WhatsApp",
  nationality: "Nationality",
  dateOfBirth: "Date of birth",
  gender: "Gender",
  experience: "Experience",
  specialization: "Specialization",
  languages: "Languages",
  currentCompany: "Current company",
  reraNumber: "Broker number",
  address: "Address",
  city: "City",
  state: "State",
  zipCode: "Zip code",
  country: "Country",
  message: "Message",
};

export const LEAD_FIELDS = Object.keys(LEAD_FIELD_LABELS) as LeadField[];

/** What a thief of identities looks for. The desk shows a mask until somebody asks, and the audit says who did.
 * `lead-fields.test.ts` names all fields, so that a new one is decided. */
export const SENSITIVE_FIELDS = ["dateOfBirth"] as const satisfies readonly LeadField[];

export type SensitiveField = (typeof SENSITIVE_FIELDS)[number];

export function isSensitive(field: string): field is SensitiveField {
  return SENSITIVE_FIELDS.some((sensitive) => sensitive === field);
}

/** The same for every value: its length says nothing. */
export const MASK = "••••••";
