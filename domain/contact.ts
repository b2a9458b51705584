import * as z from "zod/mini";
import {
  emailField,
  messageField,
  nameField,
  optionalLine,
  phoneField,
} from "./contact-details.ts";
import type { Office } from "./office.ts";
import type { OptionLists } from "./option-lists.ts";

export function visitorFields(office: Office) {
  return {
    name: nameField("Please enter your name"),
    email: emailField("Please enter a valid email"),
    phone: phoneField("Please enter a valid phone number", office),
    message: messageField,
  };
}

/** [3.003] The form of the contact page. */
export function contactFormSchema({ propertyTypes }: OptionLists, office: Office) {
  return z.object({
    ...visitorFields(office),
    propertyType: z.enum(propertyTypes, "Please select a property type"),
  });
}

export type ContactForm = z.infer<ReturnType<typeof contactFormSchema>>;

export function enquiryFields(office: Office) {
  return {
    ...visitorFields(office),
    subject: optionalLine,
    propertyType: optionalLine,
    // A field of the form that is missing here would be dropped before it is sent.
  } satisfies Record<keyof ContactForm | "subject", unknown>;
}

type Subject = { subject?: string | undefined; propertyType?: string | undefined };

/** [3.002] [7.005] The property type of an enquiry may be its subject; without both it is what other meetings are about. */
export function withSubject({ otherInterest }: OptionLists) {
  return <Enquiry extends Subject>({ propertyType, ...enquiry }: Enquiry) => ({
    ...enquiry,
    subject: enquiry.subject || propertyType || otherInterest,
  });
}

export function contactSchema(lists: OptionLists, office: Office) {
  return z.pipe(z.object(enquiryFields(office)), z.transform(withSubject(lists)));
}

export type Contact = z.infer<ReturnType<typeof contactSchema>>;
