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
  return (
    <>
      <TextField
        label={words.firstName}
        name={`fname${ending}`}
        autoComplete={`${kind} given-name`}
      />
      <TextField
        label={words.lastName}
        name={`lname${ending}`}
        autoComplete={`${kind} family-name`}
      />
      {/* [2.104] The label and the list are the specification's. */}
      <Select
        label={COUNTRY_LABEL}
        name={`country${ending}`}
        placeholder={formWords.chooseOne}
        options={PLACEHOLDER_COUNTRIES}
        autoComplete="off"
      />
      <TextField
        label={words.district}
        name={`dristrict${ending}`}
        autoComplete={`${kind} address-level2`}
      />
      <TextField
        label={formWords.address}
        name={`address${ending}`}
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        label={words.postCode}
        name={`post_code${ending}`}
        autoComplete={`${kind} postal-code`}
      />
      <EmailField
        label={words.emailAddress}
        name={`email${ending}`}
        autoComplete={`${kind} email`}
      />
      <PhoneField
        label={formWords.phone}
        placeholder={company.phoneExamples.mobile}
        name={`phone${ending}`}
        autoComplete={`${kind} tel`}
      />
    </>
  );
}
