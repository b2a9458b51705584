import * as z from "zod/mini";
import { enquiryFields, visitorFields, withSubject } from "./contact.ts";
import { emailField, oneLine, optionalLine } from "./contact-details.ts";
import { NEWSLETTER_FORM } from "./lead-forms.ts";
import { FAILURE_TEXTS } from "./lead-texts.ts";
import type { Office } from "./office.ts";
import type { OptionLists } from "./option-lists.ts";

/** The payloads of page forms and newsletter boxes with LIVE_FORMS=on. Without it they send nothing [4.015]
 * [7.026], and the server refuses them. */

const PATH_MAX_LENGTH = 200;

export function isPagePath(text: string): boolean {
  return text.length <= PATH_MAX_LENGTH && /^\/(?!\/)[\w%.~/-]*$/.test(text);
}

/** The page of the form: its path and its heading. */
const pageFields = {
  page: z.optional(
    z
      .string(FAILURE_TEXTS.validation)
      .check(z.overwrite(oneLine), z.refine(isPagePath, FAILURE_TEXTS.validation)),
  ),
  pageTitle: optionalLine,
};

/** [3.004] The fields of the form, with the checks of the contact form. */
export function pageFormSchema({ pageFormSubjects }: OptionLists, office: Office) {
  return z.object({
    ...visitorFields(office),
    subject: z.enum(pageFormSubjects, "Please enter your subject"),
    events: optionalLine,
  });
}

export type PageForm = z.infer<ReturnType<typeof pageFormSchema>>;

export function pageEnquirySchema(lists: OptionLists, office: Office) {
  return z.pipe(
    z.object({ ...enquiryFields(office), events: optionalLine, ...pageFields }),
    z.transform(withSubject(lists)),
  );
}

/** A sign-up has only an e-mail address; `form` identifies it. */
export const newsletterSchema = z.pipe(
  z.object({
    form: z.literal(NEWSLETTER_FORM),
    email: emailField("Please enter a valid email"),
    ...pageFields,
  }),
  z.transform((signUp) => ({ ...signUp, name: "", phone: "", subject: "Newsletter" })),
);
