import type { FormEvent } from "react";
import { company } from "#content/company.ts";
import { mailLink } from "#content/contact-links.ts";
import { MESSAGE_MAX_LENGTH } from "#domain/contact-details.ts";
import { PAGE_FORM_SUBJECTS } from "#domain/option-lists.ts";
import { FormNotice } from "#site/api/form-notice.tsx";
import { Honeypot } from "#site/api/honeypot.tsx";
import { PrivacyNote } from "#site/api/privacy-note.tsx";
import { SendingNote } from "#site/api/sending-note.tsx";
import { bindField } from "#site/ui/bind-field.ts";
import { Button } from "#site/ui/button.tsx";
import { focusSubmitter } from "#site/ui/focus-submitter.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { ScriptNote } from "#site/ui/script-note.tsx";
import { Select } from "#site/ui/select.tsx";
import { TextArea } from "#site/ui/text-area.tsx";
import { TextField } from "#site/ui/text-field.tsx";
import { useLivePageForm } from "./use-live-page-form.ts";

/** What stands in the place of `PageForm` with LIVE_FORMS=on: it sends a contact lead about its page. */
export function LivePageForm() {
  const { form, lead, notice, submit } = useLivePageForm();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    focusSubmitter(event);
    return submit(event);
  }

  return (
    <form method="dialog" noValidate onSubmit={onSubmit} aria-label="Contact">
      <ScriptNote className="mb-6">
        This form needs JavaScript. Without it, please write to{" "}
        <a href={mailLink} className="underline">
          {company.email}
        </a>
        .
      </ScriptNote>
      <Honeypot {...lead.trap} />
      <fieldset disabled={lead.sending} className="grid min-w-0 gap-6 sm:grid-cols-2">
        <TextField label="Name" required autoComplete="name" {...bindField(form, "name")} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          {...bindField(form, "email")}
        />
        <PhoneField label="Phone" required {...bindField(form, "phone")} />
        {/* [3.004] 'Services' stands first and cannot be chosen. */}
        <Select
          label="Subject"
          required
          placeholder="Services"
          placeholderDisabled
          defaultValue=""
          options={PAGE_FORM_SUBJECTS}
          {...bindField(form, "subject")}
        />
        <TextField
          label="Preferred date"
          optional
          placeholder="For example 12 June"
          className="sm:col-span-2"
          {...bindField(form, "events")}
        />
        <TextArea
          label="Message"
          optional
          count
          rows={5}
          maxLength={MESSAGE_MAX_LENGTH}
          className="sm:col-span-2"
          {...bindField(form, "message")}
        />
      </fieldset>
      <PrivacyNote className="mt-6 text-sm" />
      <Button type="submit" busy={lead.sending} busyLabel="Sending..." className="mt-6">
        Send Message
      </Button>
      <SendingNote sending={lead.sending} />
      <FormNotice notice={notice} />
    </form>
  );
}
