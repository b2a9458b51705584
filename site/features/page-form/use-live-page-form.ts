import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { type PageForm, pageFormSchema } from "#domain/live-forms.ts";
import { currentPage } from "#site/leads/current-page.ts";
import { useEnquiry } from "#site/leads/use-enquiry.ts";
import { createFormDraft } from "#site/store/form-draft.ts";

/** Each page has its own draft, because the enquiry is about the page it is sent from. */
export function useLivePageForm() {
  const path = import.meta.env.SSR ? "" : location.pathname;
  const [draft] = useState(() => createFormDraft(`page-form ${path}`));
  const form = useForm<PageForm>({
    resolver: zodResolver(pageFormSchema(optionLists, office)),
    reValidateMode: "onSubmit",
  });
  const enquiry = useEnquiry({
    form,
    draft,
    toFields: (values) => ({ ...values, ...currentPage() }),
  });
  return { form, ...enquiry };
}
