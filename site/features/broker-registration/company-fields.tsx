import type { UseFormReturn } from "react-hook-form";
import type { AgencyForm } from "#domain/broker.ts";
import { RELATIONSHIP_MANAGERS } from "#domain/option-lists.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { Select } from "#site/ui/select.tsx";
import { TextField } from "#site/ui/text-field.tsx";

const managers = RELATIONSHIP_MANAGERS.map((value) => ({
  value,
  label: value.replace("manager", "Manager "),
}));

export function CompanyFields({ form }: { form: UseFormReturn<AgencyForm> }) {
  return (
    <>
      <TextField
        label="Company name"
        required
        autoComplete="organization"
        className="sm:col-span-2"
        {...bindField(form, "companyName")}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        {...bindField(form, "email")}
      />
      <PhoneField
        label="Office number"
        required
        placeholder="+971 4 000 0000"
        {...bindField(form, "officeNumber")}
      />
      <PhoneField
        label="Company WhatsApp"
        required
        autoComplete="off"
        {...bindField(form, "companyWhatsapp")}
      />
      <PhoneField
        label="General manager's WhatsApp"
        required
        autoComplete="off"
        {...bindField(form, "gmWhatsapp")}
      />
      <PhoneField
        label="Accounts contact"
        required
        autoComplete="off"
        {...bindField(form, "accountsContact")}
      />
      <TextField
        label="Website"
        optional
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="url"
        placeholder="www.example.com"
        {...bindField(form, "website")}
      />
      <Select
        label="Relationship manager"
        optional
        help="Your contact person with us, if you have one."
        placeholder="None"
        options={managers}
        className="sm:col-span-2"
        {...bindField(form, "relationshipManager")}
      />
    </>
  );
}
