import type { UseFormReturn } from "react-hook-form";
import { company } from "#catalog/company.ts";
import { optionLists } from "#catalog/forms.ts";
import type { IndividualForm } from "#domain/broker.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { LeadPhoneField } from "#site/leads/lead-phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/broker.ts";
import * as formWords from "#words/forms.ts";

export function PersonalFields({ form }: { form: UseFormReturn<IndividualForm> }) {
  return (
    <>
      <TextField
        label={formWords.fullName}
        required
        autoComplete="name"
        {...bindField(form, "fullName")}
      />
      <EmailField label={formWords.email} required {...bindField(form, "email")} />
      <LeadPhoneField
        label={words.phoneNumber}
        required
        placeholder={company.phoneExamples.mobile}
        {...bindField(form, "phoneNumber")}
      />
      <LeadPhoneField
        label={words.whatsAppNumber}
        required
        autoComplete="off"
        placeholder={company.phoneExamples.mobile}
        {...bindField(form, "whatsappNumber")}
      />
      <Select
        label={words.nationality}
        required
        placeholder={formWords.chooseOne}
        options={optionLists.nationalities}
        {...bindField(form, "nationality")}
      />
      <TextField
        label={words.dateOfBirth}
        optional
        type="date"
        autoComplete="bday"
        {...bindField(form, "dateOfBirth")}
      />
      <Select
        label={words.gender}
        optional
        placeholder={words.preferNotToSay}
        options={optionLists.genders}
        {...bindField(form, "gender")}
      />
    </>
  );
}
