import * as z from "zod/mini";
import {
  emailField,
  nameField,
  optionalChoice,
  optionalLine,
  requiredLine,
} from "./contact-details.ts";
import { FAILURE_TEXTS } from "./lead-texts.ts";
import { isCalendarDate } from "./calendar-date.ts";
import type { OptionLists } from "./option-lists.ts";

/** The specification fixes the text [4.041] [5.029]. */
export const MISSING_FIELDS_TEXT = "Please fill all required fields!";

const MAX_YEARS_OF_EXPERIENCE = 80;

export const brokerEmail = emailField("Valid email is required");

const optionalDate = z.optional(
  z.string().check(z.refine((day) => day === "" || isCalendarDate(day), FAILURE_TEXTS.validation)),
);

const yearsOfExperience = requiredLine("Years of experience are required").check(
  z.refine(
    (years) => Number(years) >= 0 && Number(years) <= MAX_YEARS_OF_EXPERIENCE,
    "Years of experience must be a number",
  ),
);

export function brokerFields(lists: OptionLists) {
  return {
    // [5.028] Phone numbers of brokers are checked only as non-empty.
    company: {
      officeNumber: requiredLine("Office number is required"),
      companyWhatsapp: requiredLine("Company WhatsApp number is required"),
      gmWhatsapp: requiredLine("General manager's WhatsApp number is required"),
      accountsContact: requiredLine("Accounts contact is required"),
      relationshipManager: optionalChoice(Object.keys(lists.relationshipManagers)),
      website: optionalLine,
    },
    address: {
      operationalCountry: z.enum(lists.countries, "Operational country is required"),
      address: requiredLine("Address is required"),
      city: requiredLine("City is required"),
      country: z.enum(lists.countries, "Country is required"),
      state: optionalLine,
      zipCode: optionalLine,
    },
    personal: {
      whatsappNumber: requiredLine("WhatsApp number is required"),
      nationality: z.enum(lists.nationalities, "Nationality is required"),
      dateOfBirth: optionalDate,
      gender: optionalChoice(lists.genders),
    },
    professional: {
      experience: yearsOfExperience,
      specialization: optionalChoice(lists.specializations),
      languages: optionalLine,
      currentCompany: optionalLine,
      reraNumber: optionalLine,
    },
  };
}

/** [2.119] [3.008] The steps that have text fields. */
export function agencySchemas(lists: OptionLists) {
  const fields = brokerFields(lists);
  const company = z.object({
    companyName: nameField("Company name is required"),
    email: brokerEmail,
    ...fields.company,
  });
  return { company, address: z.object(fields.address), form: z.extend(company, fields.address) };
}

/** [2.120] [3.010] The steps that have text fields. */
export function individualSchemas(lists: OptionLists) {
  const fields = brokerFields(lists);
  const personal = z.object({
    fullName: nameField("Full name is required"),
    email: brokerEmail,
    phoneNumber: requiredLine("Phone number is required"),
    ...fields.personal,
  });
  return {
    personal,
    professional: z.object(fields.professional),
    form: z.extend(personal, fields.professional),
  };
}

export type AgencyForm = z.infer<ReturnType<typeof agencySchemas>["form"]>;
export type IndividualForm = z.infer<ReturnType<typeof individualSchemas>["form"]>;
