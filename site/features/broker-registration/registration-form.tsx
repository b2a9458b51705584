import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Honeypot } from "#site/leads/honeypot.tsx";
import { SendingNote } from "#site/leads/sending-note.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { arrowBack, arrowForward } from "#ui/icons.ts";
import { prepareToasts } from "#site/ui/toast.ts";
import * as words from "#words/broker.ts";
import * as formWords from "#words/forms.ts";
import { DocumentsStep } from "./documents-step.tsx";
import { DOCUMENTS_STEP, goToStep, HEADING_ID } from "./draft.ts";
import { StepErrors } from "./step-errors.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepList } from "./step-list.tsx";
import { STEP_TITLES } from "./step-titles.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { type Registration, useRegistration } from "./use-registration.ts";

export function RegistrationForm<Values extends FieldValues>(props: Registration<Values>) {
  const { step, lead, documents, errorCounts, onSubmit } = useRegistration(props);
  const titles = STEP_TITLES[props.type];
  const isLast = step === DOCUMENTS_STEP;
  const submitRef = useRef<HTMLButtonElement>(null);

  // The Cancel button, which has the focus, disappears.
  function cancel() {
    lead.cancel();
    submitRef.current?.focus();
  }

  useEffect(prepareToasts, []);

  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby={HEADING_ID}>
      <StepList titles={titles} current={step} errorCounts={errorCounts} className="mb-10" />
      <StepHeading>{titles[step - 1]}</StepHeading>
      <StepErrors step={step} title={titles[step - 1] ?? ""} count={errorCounts[step - 1] ?? 0} />
      <Honeypot {...lead.trap} />
      <fieldset disabled={lead.sending} className="mt-8 grid min-w-0 gap-6 sm:grid-cols-2">
        {isLast ? (
          <DocumentsStep type={props.type} fields={props.documents} {...documents} />
        ) : (
          props.textSteps[step - 1]?.fields
        )}
      </fieldset>
      <SendingNote sending={lead.sending} />
      {lead.sending && (
        <UploadProgress files={documents.files} part={lead.progress} onCancel={cancel} />
      )}
      <div className="mt-10 flex flex-wrap-reverse justify-between gap-4 border-t border-rule pt-6">
        <Button
          variant="outline"
          size="lg"
          disabled={lead.sending}
          onClick={() => goToStep(step - 1)}
          className="max-sm:grow"
        >
          <Icon shape={arrowBack} size={18} />
          {words.previousStep}
        </Button>
        <Button
          ref={submitRef}
          type="submit"
          size="lg"
          busy={lead.sending}
          busyLabel={formWords.sending}
          className="max-sm:grow"
        >
          {isLast ? words.submitRegistration : words.nextStep}
          {!isLast && <Icon shape={arrowForward} size={18} />}
        </Button>
      </div>
    </form>
  );
}
