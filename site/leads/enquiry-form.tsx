import type { FormEvent, ReactNode } from "react";
import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import { Button } from "#ui/button.tsx";
import { focusSubmitter } from "#site/ui/focus-submitter.ts";
import * as words from "#words/forms.ts";
import { FormNotice } from "./form-notice.tsx";
import { Honeypot } from "./honeypot.tsx";
import { PrivacyNote } from "#site/ui/privacy-note.tsx";
import { SendingNote } from "./sending-note.tsx";
import type { useEnquiry } from "./use-enquiry.ts";

type EnquiryFormProps = ReturnType<typeof useEnquiry> & {
  label: string;
  submitLabel?: string | undefined;
  children: ReactNode;
};

/** Without script the form's method keeps typed text out of the URL, and the note says where to write. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { label, submitLabel = words.sendMessage, lead, notice, submit, children } = props;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    focusSubmitter(event);
    return submit(event);
  }

  return (
    <form method="dialog" noValidate onSubmit={onSubmit} aria-label={label}>
      <p className="script-note mb-6">
        {words.needsScriptBeforeEmail}
        <a href={mailLink} className="underline">
          {company.email}
        </a>
        {words.needsScriptAfterEmail}
      </p>
      <Honeypot {...lead.trap} />
      <fieldset disabled={lead.sending} className="grid min-w-0 gap-6 sm:grid-cols-2">
        {children}
      </fieldset>
      <PrivacyNote className="mt-6 text-sm" />
      <Button
        type="submit"
        size="lg"
        busy={lead.sending}
        busyLabel={words.sending}
        className="mt-6"
      >
        {submitLabel}
      </Button>
      <SendingNote sending={lead.sending} />
      <FormNotice notice={notice} />
    </form>
  );
}
