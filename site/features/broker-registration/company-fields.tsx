import type { UseFormReturn } from "react-hook-form";
import { company } from "#catalog/company.ts";
import { optionLists } from "#catalog/forms.ts";
import type { AgencyForm } from "#domain/broker.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { LeadPhoneField } from "#site/leads/lead-phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/broker.ts";
import * as formWords from "#words/forms.ts";

const managers = Object.entries(optionLists.relationshipManagers).map(([value, label]) => ({
  value,
  label,
}));

export function CompanyFields({ form }: { form: UseFormReturn<AgencyForm> }) {
  return (
    <>
      <TextField
        label={words.companyName}
        required
        autoComplete="organization"
        className="sm:col-span-2"
        {...bindField(form, "companyName")}
      />
      <EmailField label={formWords.email} required {...bindField(form, "email")} />
      <LeadPhoneField
        label={words.officeNumber}
        required
        placeholder={company.phoneExamples.office}
        {...bindField(form, "officeNumber")}
      />
      <LeadPhoneField
        label={words.companyWhatsApp}
        required
        autoComplete="off"
        placeholder={company.phoneExamples.mobile}
        {...bindField(form, "companyWhatsapp")}
      />
      <LeadPhoneField
        label={words.generalManagerWhatsApp}
        required
        autoComplete="off"
        placeholder={company.phoneExamples.mobile}
        {...bindField(form, "gmWhatsapp")}
      />
      <LeadPhoneField
        label={words.accountsContact}
        required
        autoComplete="off"
        placeholder={company.phoneExamples.mobile}
        {...bindField(form, "accountsContact")}
      />
      <TextField
        label={words.website}
        optional
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="url"
        placeholder={words.websiteExample}
        {...bindField(form, "website")}
      />
      <Select
        label={words.relationshipManager}
        optional
        help={words.relationshipManagerHelp}
        placeholder={words.noRelationshipManager}
        options={managers}
        className="sm:col-span-2"
        {...bindField(form, "relationshipManager")}
      />
    </>
  );
}
