import type { UseFormReturn } from "react-hook-form";
import type { IndividualForm } from "#domain/broker.ts";
import { GENDERS, NATIONALITIES } from "#domain/option-lists.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { Select } from "#site/ui/select.tsx";
import { TextField } from "#site/ui/text-field.tsx";

export function PersonalFields({ form }: { form: UseFormReturn<IndividualForm> }) {
  return (
    <>
      <TextField label="Full name" required autoComplete="name" {...bindField(form, "fullName")} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        {...bindField(form, "email")}
      />
      <PhoneField label="Phone number" required {...bindField(form, "phoneNumber")} />
      <PhoneField
        label="WhatsApp number"
        required
        autoComplete="off"
        {...bindField(form, "whatsappNumber")}
      />
      <Select
        label="Nationality"
        required
        placeholder="Choose one"
        options={NATIONALITIES}
        {...bindField(form, "nationality")}
      />
      <TextField
        label="Date of birth"
        optional
        type="date"
        autoComplete="bday"
        {...bindField(form, "dateOfBirth")}
      />
      <Select
        label="Gender"
        optional
        placeholder="Prefer not to say"
        options={GENDERS}
        {...bindField(form, "gender")}
      />
    </>
  );
}
