import { company } from "#catalog/company.ts";
import { optionLists } from "#catalog/forms.ts";
import { MESSAGE_MAX_LENGTH } from "#domain/contact-details.ts";
import { EnquiryForm } from "#site/leads/enquiry-form.tsx";
import { bindField } from "#site/ui/bind-field.ts";
import { EmailField } from "#site/ui/email-field.tsx";
import { LeadPhoneField } from "#site/leads/lead-phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/short-forms.ts";
import { type ShortFormTopic, useShortForm } from "./use-short-form.ts";

/** The register of interest asks for a name and an e-mail address alone. */
export function ShortForm(topic: ShortFormTopic) {
  const { form, ...enquiry } = useShortForm(topic);
  const isInterest = topic.form === "interest";
  return (
    <EnquiryForm
      label={words.formName(topic.form)}
      submitLabel={isInterest ? words.putOnList : undefined}
      {...enquiry}
    >
      <TextField
        label={formWords.name}
        required
        autoComplete="name"
        className={topic.form === "home" ? "sm:col-span-2" : undefined}
        {...bindField(form, "name")}
      />
      {topic.form === "other" && (
        <Select
          label={formWords.subject}
          required
          placeholder={formWords.chooseOne}
          options={optionLists.otherSubjects}
          {...bindField(form, "subject")}
        />
      )}
      <EmailField
        label={formWords.email}
        required={isInterest}
        help={isInterest ? undefined : words.oneIsEnough}
        {...bindField(form, "email")}
      />
      {!isInterest && (
        <LeadPhoneField
          label={formWords.phone}
          placeholder={company.phoneExamples.mobile}
          {...bindField(form, "phone")}
        />
      )}
      {!isInterest && (
        <TextArea
          label={formWords.message}
          required
          count
          rows={5}
          maxLength={MESSAGE_MAX_LENGTH}
          className="sm:col-span-2"
          {...bindField(form, "message")}
        />
      )}
    </EnquiryForm>
  );
}
