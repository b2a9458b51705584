import { MESSAGE_MAX_LENGTH } from "#domain/contact-details.ts";
import { PAGE_FORM_SUBJECTS } from "#domain/option-lists.ts";
import { InquiryForm } from "#site/api/inquiry-form.tsx";
import { bindField } from "#site/ui/bind-field.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { Select } from "#site/ui/select.tsx";
import { TextArea } from "#site/ui/text-area.tsx";
import { TextField } from "#site/ui/text-field.tsx";
import { useLivePageForm } from "./use-live-page-form.ts";

/** Replaces `PageForm` with LIVE_FORMS=on: sends a contact lead that names the page. */
export function LivePageForm() {
  const { form, ...inquiry } = useLivePageForm();
  return (
    <InquiryForm label="Contact" {...inquiry}>
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
    </InquiryForm>
  );
}
