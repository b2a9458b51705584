import type { FormEvent } from "react";
import { company } from "#catalog/company.ts";
import { optionLists } from "#catalog/forms.ts";
import { MESSAGE_MAX_LENGTH } from "#domain/contact-details.ts";
import { Honeypot } from "#site/leads/honeypot.tsx";
import { PrivacyNote } from "#site/ui/privacy-note.tsx";
import { SendingNote } from "#site/leads/sending-note.tsx";
import { bindField } from "#site/ui/bind-field.ts";
import { Button } from "#ui/button.tsx";
import { focusSubmitter } from "#site/ui/focus-submitter.ts";
import { LeadPhoneField } from "#site/leads/lead-phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/meeting.ts";
import type { useMeetingForm } from "./use-meeting-form.ts";
import { useTimeChoice } from "./use-time-choice.ts";

type MeetingFieldsProps = Pick<ReturnType<typeof useMeetingForm>, "form" | "lead" | "submit">;

/** [5.008] The fields are marked as required; our own messages replace the browser's. */
export function MeetingFields({ form, lead, submit }: MeetingFieldsProps) {
  const { first, last, times, timeZone, note } = useTimeChoice(form);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    focusSubmitter(event);
    return submit(event);
  }

  return (
    <form noValidate onSubmit={onSubmit} aria-label={words.scheduleMeeting}>
      <Honeypot {...lead.trap} />
      <fieldset disabled={lead.sending} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField
          label={formWords.fullName}
          required
          autoComplete="name"
          {...bindField(form, "name")}
        />
        <EmailField label={formWords.email} required {...bindField(form, "email")} />
        <LeadPhoneField
          label={formWords.phone}
          required
          placeholder={company.phoneExamples.mobile}
          {...bindField(form, "phone")}
        />
        <Select
          label={words.interest}
          optional
          placeholder={formWords.chooseOne}
          options={optionLists.propertyInterests}
          {...bindField(form, "propertyInterest")}
        />
        <TextField
          label={words.date}
          type="date"
          help={<span role="status">{note}</span>}
          required
          min={first}
          max={last}
          {...bindField(form, "date")}
        />
        <Select
          label={words.time}
          help={timeZone}
          required
          placeholder={words.chooseATime}
          options={times}
          {...bindField(form, "time")}
        />
        <TextArea
          label={formWords.message}
          optional
          rows={3}
          maxLength={MESSAGE_MAX_LENGTH}
          enterKeyHint="enter"
          className="sm:col-span-2"
          {...bindField(form, "message")}
        />
      </fieldset>
      <PrivacyNote className="mt-5 text-sm" />
      <SendingNote sending={lead.sending} />
      <Button
        type="submit"
        size="lg"
        wide
        busy={lead.sending}
        busyLabel={formWords.sending}
        className="mt-7"
      >
        {words.scheduleMeeting}
      </Button>
    </form>
  );
}
