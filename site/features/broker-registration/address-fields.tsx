import type { UseFormReturn } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import type { AgencyForm } from "#domain/broker.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/broker.ts";
import * as formWords from "#words/forms.ts";

export function AddressFields({ form }: { form: UseFormReturn<AgencyForm> }) {
  return (
    <>
      <Select
        label={words.operationalCountry}
        required
        help={words.operationalCountryHelp}
        placeholder={formWords.chooseOne}
        options={optionLists.countries}
        className="sm:col-span-2"
        {...bindField(form, "operationalCountry")}
      />
      <TextField
        label={formWords.address}
        required
        autoComplete="address-line1"
        placeholder={words.addressExample}
        className="sm:col-span-2"
        {...bindField(form, "address")}
      />
      <TextField
        label={words.city}
        required
        autoComplete="address-level2"
        {...bindField(form, "city")}
      />
      <TextField
        label={words.state}
        optional
        autoComplete="address-level1"
        {...bindField(form, "state")}
      />
      <TextField
        label={words.zipCode}
        optional
        autoComplete="postal-code"
        {...bindField(form, "zipCode")}
      />
      <Select
        label={words.country}
        required
        placeholder={formWords.chooseOne}
        options={optionLists.countries}
        autoComplete="country-name"
        {...bindField(form, "country")}
      />
    </>
  );
}
