import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { type ContactForm, contactFormSchema, contactSchema } from "#domain/contact.ts";
import { useEnquiry } from "#site/leads/use-enquiry.ts";
import { createFormDraft } from "#site/store/form-draft.ts";
import { messageAbout } from "#site/store/message-about.ts";
import { previousPage } from "#site/store/previous-page.ts";

const draft = createFormDraft("contact-form");

/** [4.017] [4.018] [4.019] `useEnquiry` checks the rate after the validation, then sends. */
export function useContactForm() {
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactFormSchema(optionLists, office)),
    reValidateMode: "onSubmit", // [4.016] an edit only clears the error
  });
  const enquiry = useEnquiry({
    form,
    draft,
    prefill: () => ({ message: messageAbout(previousPage()) }),
    // [3.002] [7.005] The property type is sent as the subject.
    toFields: (values) => contactSchema(optionLists, office).parse(values),
  });
  return { form, ...enquiry };
}
