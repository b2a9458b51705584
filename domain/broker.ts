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
import {
  COUNTRIES,
  GENDERS,
  NATIONALITIES,
  RELATIONSHIP_MANAGERS,
  SPECIALIZATIONS,
} from "./option-lists.ts";

/** [4.041] [5.029] */
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

// [5.028] Phone numbers of brokers are checked only as non-empty.
export const companyFields = {
  officeNumber: requiredLine("Office number is required"),
  companyWhatsapp: requiredLine("Company WhatsApp number is required"),
  gmWhatsapp: requiredLine("General manager's WhatsApp number is required"),
  accountsContact: requiredLine("Accounts contact is required"),
  relationshipManager: optionalChoice(RELATIONSHIP_MANAGERS),
  website: optionalLine,
};

export const addressFields = {
  operationalCountry: z.enum(COUNTRIES, "Operational country is required"),
  address: requiredLine("Address is required"),
  city: requiredLine("City is required"),
  country: z.enum(COUNTRIES, "Country is required"),
  state: optionalLine,
  zipCode: optionalLine,
};

// [5.031]
export const personalFields = {
  whatsappNumber: requiredLine("WhatsApp number is required"),
  nationality: z.enum(NATIONALITIES, "Nationality is required"),
  dateOfBirth: optionalDate,
  gender: optionalChoice(GENDERS),
};

export const professionalFields = {
  experience: yearsOfExperience,
  specialization: optionalChoice(SPECIALIZATIONS),
  languages: optionalLine,
  currentCompany: optionalLine,
  reraNumber: optionalLine,
};

/** [2.119] [3.008] The agency's steps with text fields. */
export const agencyCompanySchema = z.object({
  companyName: nameField("Company name is required"),
  email: brokerEmail,
  ...companyFields,
});
export const agencyAddressSchema = z.object(addressFields);
export const agencyFormSchema = z.extend(agencyCompanySchema, addressFields);

/** [2.120] [3.010] The individual's steps with text fields. */
export const individualPersonalSchema = z.object({
  fullName: nameField("Full name is required"),
  email: brokerEmail,
  phoneNumber: requiredLine("Phone number is required"),
  ...personalFields,
});
export const individualProfessionalSchema = z.object(professionalFields);
export const individualFormSchema = z.extend(individualPersonalSchema, professionalFields);

export type AgencyForm = z.infer<typeof agencyFormSchema>;
export type IndividualForm = z.infer<typeof individualFormSchema>;
