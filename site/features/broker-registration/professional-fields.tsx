import type { UseFormReturn } from "react-hook-form";
import { optionLists, reraNumberLabel } from "#catalog/forms.ts";
import type { IndividualForm } from "#domain/broker.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/broker.ts";
import * as formWords from "#words/forms.ts";

export function ProfessionalFields({ form }: { form: UseFormReturn<IndividualForm> }) {
  return (
    <>
      <TextField
        label={words.yearsOfExperience}
        required
        type="number"
        inputMode="numeric"
        min={0}
        max={80}
        {...bindField(form, "experience")}
      />
      <Select
        label={words.specialization}
        optional
        placeholder={formWords.chooseOne}
        options={optionLists.specializations}
        {...bindField(form, "specialization")}
      />
      <TextField
        label={words.languages}
        optional
        placeholder={words.languagesExample}
        className="sm:col-span-2"
        {...bindField(form, "languages")}
      />
      <TextField
        label={words.currentCompany}
        optional
        autoComplete="organization"
        {...bindField(form, "currentCompany")}
      />
      <TextField
        label={reraNumberLabel}
        optional
        autoComplete="off"
        {...bindField(form, "reraNumber")}
      />
    </>
  );
}
