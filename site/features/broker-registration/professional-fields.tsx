import type { UseFormReturn } from "react-hook-form";
import type { IndividualForm } from "#domain/broker.ts";
import { SPECIALIZATIONS } from "#domain/option-lists.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { Select } from "#site/ui/select.tsx";
import { TextField } from "#site/ui/text-field.tsx";

export function ProfessionalFields({ form }: { form: UseFormReturn<IndividualForm> }) {
  return (
    <>
      <TextField
        label="Years of experience"
        required
        type="number"
        inputMode="numeric"
        min={0}
        max={80}
        {...bindField(form, "experience")}
      />
      <Select
        label="Specialization"
        optional
        placeholder="Choose one"
        options={SPECIALIZATIONS}
        {...bindField(form, "specialization")}
      />
      <TextField
        label="Languages"
        optional
        placeholder="English, Urdu"
        className="sm:col-span-2"
        {...bindField(form, "languages")}
      />
      <TextField
        label="Current company"
        optional
        autoComplete="organization"
        {...bindField(form, "currentCompany")}
      />
      <TextField
        label="RERA number"
        optional
        autoComplete="off"
        {...bindField(form, "reraNumber")}
      />
    </>
  );
}
