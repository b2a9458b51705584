import * as z from "zod/mini";
import {
  emailField,
  messageField,
  nameField,
  optionalLine,
  phoneField,
} from "./contact-details.ts";
import type { OptionLists } from "./option-lists.ts";

/** The specification fixes the text [3.002]. */
const DEFAULT_SUBJECT = "General Inquiry";

export const visitorFields = {
  name: nameField("Please enter your name"), // [5.010]
  email: emailField("Please enter a valid email"), // [5.011]
  phone: phoneField("Please enter a valid phone number"), // [5.012]
  message: messageField, // [5.014]
};

/** [3.003] The form of the contact page. */
export function contactFormSchema({ propertyTypes }: OptionLists) {
  return z.object({
    ...visitorFields,
    propertyType: z.enum(propertyTypes, "Please select a property type"), // [5.013]
  });
}

export type ContactForm = z.infer<ReturnType<typeof contactFormSchema>>;

export const enquiryFields = {
  ...visitorFields,
  subject: optionalLine,
  propertyType: optionalLine,
  // A field of the form that is missing here would be dropped before it is sent.
} satisfies Record<keyof ContactForm | "subject", unknown>;

type Subject = { subject?: string | undefined; propertyType?: string | undefined };

export function withSubject<Enquiry extends Subject>({ propertyType, ...enquiry }: Enquiry) {
  return { ...enquiry, subject: enquiry.subject || propertyType || DEFAULT_SUBJECT };
}

/** [3.002] [7.005] The property type of an enquiry may be its subject. */
export const contactSchema = z.pipe(z.object(enquiryFields), z.transform(withSubject));

export type Contact = z.infer<typeof contactSchema>;
