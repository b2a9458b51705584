import * as z from "zod/mini";
import { inquiryFields, visitorFields, withSubject } from "./contact.ts";
import { emailField, oneLine, optionalLine } from "./contact-details.ts";
import { FAILURE_TEXTS } from "./lead-texts.ts";
import { PAGE_FORM_SUBJECTS } from "./option-lists.ts";

/**
 * What the forms of the project and service pages and the newsletter boxes send while the setting
 * LIVE_FORMS is on. Without it they send nothing [4.015] [7.026], and the server takes none of this.
 */

const PATH_MAX_LENGTH = 200;

export function isPagePath(text: string): boolean {
  return text.length <= PATH_MAX_LENGTH && /^\/(?!\/)[\w%.~/-]*$/.test(text);
}

/** On which page the visitor wrote: its path, and its heading in words. */
const pageFields = {
  page: z.optional(
    z
      .string(FAILURE_TEXTS.validation)
      .check(z.overwrite(oneLine), z.refine(isPagePath, FAILURE_TEXTS.validation)),
  ),
  pageTitle: optionalLine,
};

/** [3.004] The fields as the visitor fills them, with the checks of the contact form. */
export const pageFormSchema = z.object({
  ...visitorFields,
  subject: z.enum(PAGE_FORM_SUBJECTS, "Please enter your subject"), // [5.017]
  events: optionalLine,
});

export type PageForm = z.infer<typeof pageFormSchema>;

/** [7.005] The inquiry of the contact form, which may also name a date and the page. */
export const pageInquirySchema = z.pipe(
  z.object({ ...inquiryFields, events: optionalLine, ...pageFields }),
  z.transform(withSubject),
);

export const NEWSLETTER_FORM = "newsletter";

/** A sign-up has nothing but an address, so it must say by `form` that it is one. */
export const newsletterSchema = z.pipe(
  z.object({
    form: z.literal(NEWSLETTER_FORM),
    email: emailField("Please enter a valid email"), // [5.011]
    ...pageFields,
  }),
  z.transform((signUp) => ({ ...signUp, name: "", phone: "", subject: "Newsletter" })),
);

/** A contact lead as it is kept, whichever form it came from. */
export type ContactLead = z.infer<typeof pageInquirySchema> & { form?: typeof NEWSLETTER_FORM };

export function contactLeadSchema(fields: unknown): z.ZodMiniType<ContactLead> {
  const { form } = fields as { form?: unknown };
  return form === NEWSLETTER_FORM ? newsletterSchema : pageInquirySchema;
}
