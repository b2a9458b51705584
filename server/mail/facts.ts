import { DOCUMENT_LABELS, missingDocuments, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import { isCalendarDate, longDate } from "#domain/calendar-date.ts";
import { BIDI_CONTROLS, isolate } from "#domain/bidi-controls.ts";
import type { Lead } from "#server/leads/lead.ts";

type Fact = [label: string, value: string];

/** What the office calls the fields, in the order it reads them. */
export const FIELD_LABELS: Record<string, string> = {
  registrationType: "Registration",
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  date: "Date",
  time: "Time (Dubai)",
  propertyInterest: "Interested in",
  subject: "Subject",
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
  reraNumber: "RERA number",
  address: "Address",
  city: "City",
  state: "State",
  zipCode: "Zip code",
  country: "Country",
  message: "Message",
};

/** Everything the visitor told us, and nothing that was left empty. */
export function factsOf(lead: Lead): Fact[] {
  const values: Record<string, string | undefined> = lead.details;
  const fields = Object.entries(FIELD_LABELS).flatMap(([field, label]): Fact[] => {
    const value = values[field];
    if (!value) return [];
    return [[label, DATES.has(field) ? dateText(value) : value.replace(BIDI_CONTROLS, "")]];
  });
  return [...fields, ...documentFacts(lead)];
}

const DATES = new Set(["date", "dateOfBirth"]);

/** What is no date stays as it came. */
export function dateText(day: string): string {
  return isCalendarDate(day) ? longDate(day) : day;
}

function documentFacts(lead: Lead): Fact[] {
  if (lead.kind !== "broker") return [];
  const sent = lead.documents.map(({ field, fileName, bytes }): Fact => [
    DOCUMENT_LABELS[field] ?? field,
    `${isolate(fileName)} (${size(bytes)})`,
  ]);
  const type = lead.details.registrationType;
  if (!Object.hasOwn(REQUIRED_DOCUMENTS, type)) return sent;
  const missing = missingDocuments(
    type,
    lead.documents.map((document) => document.field),
  );
  if (missing.length === 0) return sent;
  return [
    ...sent,
    ["Missing documents", missing.map((field) => DOCUMENT_LABELS[field]).join(", ")],
  ];
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
