import { company } from "#catalog/company.ts";
import { optionLists } from "#catalog/forms.ts";
import { MESSAGE_MAX_LENGTH } from "#domain/contact-details.ts";
import { EnquiryForm } from "#site/leads/enquiry-form.tsx";
import { bindField } from "#site/ui/bind-field.ts";
import { LeadPhoneField } from "#site/leads/lead-phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/page-form.ts";
import { useLivePageForm } from "./use-live-page-form.ts";

/** Replaces `PageForm` with LIVE_FORMS=on: sends a contact lead that names the page. */
export function LivePageForm() {
  const { form, ...enquiry } = useLivePageForm();
  return (
    <EnquiryForm label={words.formName} {...enquiry}>
      <TextField label={formWords.name} required autoComplete="name" {...bindField(form, "name")} />
      <EmailField label={formWords.email} required {...bindField(form, "email")} />
      <LeadPhoneField
        label={formWords.phone}
        required
        placeholder={company.phoneExamples.mobile}
        {...bindField(form, "phone")}
      />
      {/* [3.004] 'Services' is first and cannot be chosen. */}
      <Select
        label={formWords.subject}
        required
        placeholder={words.subjectExample}
        placeholderDisabled
        defaultValue=""
        options={optionLists.pageFormSubjects}
        {...bindField(form, "subject")}
      />
      <TextField
        label={words.date}
        optional
        placeholder={words.dateExample}
        className="sm:col-span-2"
        {...bindField(form, "events")}
      />
      <TextArea
        label={formWords.message}
        optional
        count
        rows={5}
        maxLength={MESSAGE_MAX_LENGTH}
        className="sm:col-span-2"
        {...bindField(form, "message")}
      />
    </EnquiryForm>
  );
}
