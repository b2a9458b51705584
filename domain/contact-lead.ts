import type * as z from "zod/mini";
import { contactSchema } from "./contact.ts";
import { type NamedForm, NEWSLETTER_FORM, SHORT_FORMS } from "./lead-forms.ts";
import { newsletterSchema, pageEnquirySchema } from "./live-forms.ts";
import type { Office } from "./office.ts";
import type { OptionLists } from "./option-lists.ts";
import { isShortForm, shortLeadSchemas } from "./short-forms.ts";

export type ContactLead = z.infer<ReturnType<typeof pageEnquirySchema>> & {
  form?: NamedForm;
  /** A development or a home (`parseHomeSubject`). */
  about?: string;
  price?: string | undefined;
};

type Rules = { lists: OptionLists; office: Office; liveForms: boolean };

/** The schema of the form that the fields name. */
export function contactLeadSchema(
  fields: unknown,
  { lists, office, liveForms }: Rules,
): z.ZodMiniType<ContactLead> {
  const { form } = fields as { form?: unknown };
  if (isShortForm(form)) return shortLeadSchemas[form]({ lists, office });
  if (!liveForms) return contactSchema(lists, office);
  return form === NEWSLETTER_FORM ? newsletterSchema : pageEnquirySchema(lists, office);
}

/** The schemas of all forms that send a contact lead. */
export function contactLeadSchemas({ lists, office, liveForms }: Rules): z.ZodMiniType[] {
  return [
    ...(liveForms
      ? [pageEnquirySchema(lists, office), newsletterSchema]
      : [contactSchema(lists, office)]),
    ...SHORT_FORMS.map((form) => shortLeadSchemas[form]({ lists, office })),
  ];
}
