import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { type ContactForm, contactFormSchema, contactSchema } from "#domain/contact.ts";
import type { Notice } from "#domain/notice.ts";
import { useLead } from "#site/api/use-lead.ts";
import { createFormDraft } from "#site/store/form-draft.ts";
import { messageAbout } from "#site/store/message-about.ts";
import { previousPage } from "#site/store/previous-page.ts";
import { fillFromDraft, useFormDraft } from "#site/store/use-form-draft.ts";

const draft = createFormDraft("contact-form");

/** [4.017] [4.018] [4.019] Validated first, then the rate check and the send, both in `useLead`. */
export function useContactForm() {
  const lead = useLead("contact");
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    reValidateMode: "onSubmit", // [4.016]
  });

  const { getValues, reset } = form;

  useEffect(() => {
    fillFromDraft({ getValues, reset }, draft, { message: messageAbout(previousPage()) });
  }, [getValues, reset]);
  useFormDraft(form, draft);

  async function inquire(inquiry: ContactForm) {
    setNotice(null);
    // [3.002] [7.005] The property type goes out as the subject.
    const outcome = await lead.send({ fields: contactSchema.parse(inquiry) });
    if (outcome?.state === "failed") setNotice({ kind: "error", text: outcome.text });
    if (outcome?.state !== "sent") return;
    reset(); // [4.020]
    draft.clear();
    setNotice({ kind: "success", text: outcome.text });
  }

  return { form, lead, notice, submit: form.handleSubmit(inquire, () => setNotice(null)) };
}
