import type { FormEvent, ReactNode } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { documentLabels } from "#catalog/forms.ts";
import { MISSING_FIELDS_TEXT } from "#domain/broker.ts";
import { type DocumentField, missingDocumentsText } from "#domain/document.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import type { LeadFields, LeadFiles } from "#site/api/lead-body.ts";
import { useLead } from "#site/leads/use-lead.ts";
import { useFormDraft } from "#site/store/use-form-draft.ts";
import { useCloseOnBack } from "#ui/close-on-back.ts";
import { dismissToasts } from "#ui/toast-host.ts";
import { showToast } from "#site/ui/toast.ts";
import type { ToastKind } from "#site/ui/toaster.tsx";
import * as words from "#words/broker.ts";
import { DOCUMENTS_STEP, finishRegistration, goToStep, keepValues, useDraft } from "./draft.ts";
import { useDocuments } from "./use-documents.ts";

const FROM = "broker-registration";

type TextStep<Values> = { names: Path<Values>[]; fields: ReactNode };

export type Registration<Values extends FieldValues> = {
  type: RegistrationType;
  form: UseFormReturn<Values>;
  textSteps: TextStep<Values>[];
  documents: readonly DocumentField[];
  toPayload: (values: Values, files: LeadFiles) => LeadFields;
};

export function useRegistration<Values extends FieldValues>({
  type,
  form,
  textSteps,
  documents: fields,
  toPayload,
}: Registration<Values>) {
  const step = useDraft((draft) => draft.step);
  const lead = useLead("broker");
  const documents = useDocuments(type, fields);

  function leaveStep(left: number) {
    lead.cancel();
    goToStep(left - 1);
  }
  useCloseOnBack(step >= 1, () => leaveStep(1));
  useCloseOnBack(step >= 2, () => leaveStep(2));
  useCloseOnBack(step >= DOCUMENTS_STEP, () => leaveStep(DOCUMENTS_STEP));

  useFormDraft(form, (values) => keepValues(type, values));

  /** [4.041] A step is left only when its fields are valid. */
  async function goForward() {
    const isValid = await form.trigger(textSteps[step - 1]?.names, { shouldFocus: true });
    if (!isValid) return say("error", MISSING_FIELDS_TEXT);
    dismissToasts(({ from }) => from === FROM);
    goToStep(step + 1);
  }

  async function register(values: Values, element: HTMLFormElement) {
    const outcome = await lead.send({
      fields: toPayload(values, documents.files),
      files: documents.files,
    });
    if (outcome?.state === "failed") {
      say("error", outcome.text); // the texts of [8.012] [8.019]
      if (outcome.fieldError) documents.markRefused(element, outcome.fieldError);
    }
    if (outcome?.state === "cancelled") say("info", words.uploadCancelled);
    if (outcome?.state !== "sent") return;
    finishRegistration({ reference: outcome.reference });
    say("success", outcome.text);
  }

  /** A field of an earlier step may be missing after a reload: that step is shown. */
  function goBackTo(errors: FieldErrors<Values>) {
    const index = textSteps.findIndex(({ names }) => names.some((name) => name in errors));
    goToStep(index + 1);
    say("error", MISSING_FIELDS_TEXT);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (lead.sending) return;
    if (step < DOCUMENTS_STEP) return goForward();
    // [4.043] The last step needs the required documents.
    const element = event.currentTarget;
    if (!documents.areComplete(element)) {
      return say("error", missingDocumentsText(type, documentLabels));
    }
    return form.handleSubmit((values) => register(values, element), goBackTo)();
  }

  const { errors } = form.formState;
  const errorCounts = [
    ...textSteps.map(({ names }) => names.filter((name) => name in errors).length),
    documents.invalidCount,
  ];

  return { step, lead, documents, errorCounts, onSubmit };
}

function say(kind: ToastKind, text: string): Promise<void> {
  return showToast(kind, text, { from: FROM });
}
