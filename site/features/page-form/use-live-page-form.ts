import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type PageForm, pageFormSchema } from "#domain/live-forms.ts";
import type { Notice } from "#domain/notice.ts";
import { currentPage } from "#site/api/current-page.ts";
import { useLead } from "#site/api/use-lead.ts";

/** Like the contact form: validated first, then the rate check and the send, both in `useLead`. */
export function useLivePageForm() {
  const lead = useLead("contact");
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm<PageForm>({
    resolver: zodResolver(pageFormSchema),
    reValidateMode: "onSubmit",
  });

  async function inquire(inquiry: PageForm) {
    setNotice(null);
    const outcome = await lead.send({ fields: { ...inquiry, ...currentPage() } });
    if (outcome?.state === "failed") setNotice({ kind: "error", text: outcome.text });
    if (outcome?.state !== "sent") return;
    form.reset();
    setNotice({ kind: "success", text: outcome.text });
  }

  return { form, lead, notice, submit: form.handleSubmit(inquire, () => setNotice(null)) };
}
