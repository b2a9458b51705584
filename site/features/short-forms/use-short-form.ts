import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import type { ShortForm } from "#domain/lead-forms.ts";
import { shortFormSchemas, type ShortFormValues } from "#domain/short-forms.ts";
import { useEnquiry } from "#site/leads/use-enquiry.ts";
import { createFormDraft } from "#site/store/form-draft.ts";
import * as words from "#words/short-forms.ts";

export type ShortFormTopic = {
  form: ShortForm;
  about?: string | undefined;
  price?: string | undefined;
};

/** Each home has a draft of its own, because the message is about it. */
export function useShortForm({ form: name, about, price }: ShortFormTopic) {
  const [draft] = useState(() => createFormDraft(["short-form", name, about].join(" ")));
  const form = useForm<ShortFormValues>({
    resolver: zodResolver(shortFormSchemas[name]({ lists: optionLists, office })),
    reValidateMode: "onSubmit",
  });
  const enquiry = useEnquiry({
    form,
    draft,
    toFields: (values) => ({ form: name, ...values, about, price }),
    sentText: ({ text, reference }) =>
      words.withReference(name === "interest" ? words.onTheList : text, reference),
  });
  return { form, ...enquiry };
}
