import type * as z from "zod/mini";
import { contactSchema } from "./contact.ts";
import { NAMED_FORMS, type NamedForm, NEWSLETTER_FORM } from "./lead-forms.ts";
import { newsletterSchema, pageEnquirySchema } from "./live-forms.ts";
import type { Office } from "./office.ts";
import type { OptionLists } from "./option-lists.ts";
import { shortLeadSchemas } from "./short-forms.ts";

export type ContactLead = z.infer<ReturnType<typeof pageEnquirySchema>> & {
  form?: NamedForm;
  /** A development or a home (`parseHomeSubject`). */
  about?: string;
  price?: string | undefined;
};

type Rules = { lists: OptionLists; office: Office; liveForms: boolean };

type Schema = z.ZodMiniType<ContactLead>;

/** The schemas of all forms that send a contact lead. Building them takes longer than parsing a lead, so the server
 * keeps them. */
type ContactLeadSchemas = { enquiry: Schema } & Partial<Record<NamedForm, Schema>>;

export function contactLeadSchemas({ lists, office, liveForms }: Rules): ContactLeadSchemas {
  return {
    enquiry: liveForms ? pageEnquirySchema(lists, office) : contactSchema(lists, office),
    ...(liveForms && { [NEWSLETTER_FORM]: newsletterSchema }),
    interest: shortLeadSchemas.interest(),
    home: shortLeadSchemas.home({ lists, office }),
    other: shortLeadSchemas.other({ lists, office }),
  };
}

/** The schema of the form that the fields name. */
export function contactLeadSchema(fields: unknown, schemas: ContactLeadSchemas): Schema {
  const { form } = fields as { form?: unknown };
  const name = NAMED_FORMS.find((known) => known === form);
  return (name && schemas[name]) ?? schemas.enquiry;
}
