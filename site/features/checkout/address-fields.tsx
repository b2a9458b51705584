import { company } from "#catalog/company.ts";
import { COUNTRY_LABEL, PLACEHOLDER_COUNTRIES } from "#domain/card-form.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import { Select } from "#ui/select.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/checkout.ts";
import * as formWords from "#words/forms.ts";

type AddressFieldsProps = {
  /** The field names of the second address end in 2. */
  ending: "" | "2";
  kind: "billing" | "shipping";
};

/** [3.033] [3.034] The names are given by the specification; [5.027] values are not validated. */
export function AddressFields({ ending, kind }: AddressFieldsProps) {
  const bind = (name: string, purpose: string) => ({
    name: `${name}${ending}`,
    autoComplete: `${kind} ${purpose}`,
  });
  return (
    <>
      <TextField label={words.firstName} {...bind("fname", "given-name")} />
      <TextField label={words.lastName} {...bind("lname", "family-name")} />
      {/* [2.104] The label and the list are the specification's. */}
      <Select
        label={COUNTRY_LABEL}
        name={`country${ending}`}
        placeholder={formWords.chooseOne}
        options={PLACEHOLDER_COUNTRIES}
        autoComplete="off"
      />
      <TextField label={words.district} {...bind("dristrict", "address-level2")} />
      <TextField label={formWords.address} {...bind("address", "address-line1")} />
      <TextField label={words.postCode} {...bind("post_code", "postal-code")} />
      <EmailField label={words.emailAddress} {...bind("email", "email")} />
      <PhoneField
        label={formWords.phone}
        placeholder={company.phoneExamples.mobile}
        {...bind("phone", "tel")}
      />
    </>
  );
}
