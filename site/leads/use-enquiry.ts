import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Notice } from "#domain/notice.ts";
import type { FormDraft } from "#site/store/form-draft.ts";
import { fillFromDraft, useFormDraft } from "#site/store/use-form-draft.ts";
import type { LeadFields } from "#site/api/lead-body.ts";
import { useLead } from "./use-lead.ts";

type Enquiry<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  draft: FormDraft;
  /** Texts for fields that the visitor has not changed. */
  prefill?: () => Record<string, string>;
  toFields: (values: Values) => LeadFields;
  /** In place of the specification's text. */
  sentText?: (sent: SentLead) => string;
};

type SentLead = { text: string; reference: string | null };

export function useEnquiry<Values extends FieldValues>(enquiry: Enquiry<Values>) {
  const { form, draft, toFields } = enquiry;
  const { getValues, reset } = form;
  const lead = useLead("contact");
  const [notice, setNotice] = useState<Notice | null>(null);
  const prefill = useEffectEvent(() => enquiry.prefill?.() ?? {});

  useEffect(() => {
    fillFromDraft({ getValues, reset }, draft, prefill());
  }, [getValues, reset, draft]);
  useFormDraft(form, draft.keep);

  async function send(values: Values) {
    setNotice(null);
    const outcome = await lead.send({ fields: toFields(values) });
    if (outcome?.state === "failed") setNotice({ kind: "error", text: outcome.text });
    if (outcome?.state !== "sent") return;
    reset(); // [4.020] clears the form
    draft.clear();
    setNotice({ kind: "success", text: enquiry.sentText?.(outcome) ?? outcome.text });
  }

  return { lead, notice, submit: form.handleSubmit(send, () => setNotice(null)) };
}
