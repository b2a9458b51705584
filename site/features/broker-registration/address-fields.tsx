import type { UseFormReturn } from "react-hook-form";
import type { AgencyForm } from "#domain/broker.ts";
import { COUNTRIES } from "#domain/option-lists.ts";
import { bindField } from "#site/ui/bind-field.ts";
import { Select } from "#site/ui/select.tsx";
import { TextField } from "#site/ui/text-field.tsx";

export function AddressFields({ form }: { form: UseFormReturn<AgencyForm> }) {
  return (
    <>
      <Select
        label="Operational country"
        required
        help="Where your brokers mostly work."
        placeholder="Choose one"
        options={COUNTRIES}
        className="sm:col-span-2"
        {...bindField(form, "operationalCountry")}
      />
      <TextField
        label="Address"
        required
        autoComplete="address-line1"
        placeholder="Office, building, street"
        className="sm:col-span-2"
        {...bindField(form, "address")}
      />
      <TextField label="City" required autoComplete="address-level2" {...bindField(form, "city")} />
      <TextField
        label="State"
        optional
        autoComplete="address-level1"
        {...bindField(form, "state")}
      />
      <TextField
        label="Zip code"
        optional
        autoComplete="postal-code"
        {...bindField(form, "zipCode")}
      />
      <Select
        label="Country"
        required
        placeholder="Choose one"
        options={COUNTRIES}
        autoComplete="country-name"
        {...bindField(form, "country")}
      />
    </>
  );
}
