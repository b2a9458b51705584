import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import { type AgencyForm, agencySchemas } from "#domain/broker.ts";
import type { DocumentField } from "#domain/document.ts";
import { AddressFields } from "./address-fields.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { valuesSoFar } from "./draft.ts";
import { fieldNames } from "./field-names.ts";
import { agencyPayload } from "./payload.ts";
import { RegistrationForm } from "./registration-form.tsx";

const schemas = agencySchemas(optionLists);

/** [3.009] [7.012] The documents of an agency, in this order. */
const documents: DocumentField[] = [
  "tradeLicense",
  "rera",
  "passport",
  "taxRegistration",
  "otherDocuments",
];

export function AgencyRegistration() {
  const form = useForm<AgencyForm>({
    defaultValues: valuesSoFar("agency"),
    resolver: zodResolver(schemas.form),
    reValidateMode: "onSubmit",
  });
  return (
    <RegistrationForm
      type="agency"
      form={form}
      textSteps={[
        {
          names: fieldNames(schemas.company),
          fields: <CompanyFields form={form} />,
        },
        {
          names: fieldNames(schemas.address),
          fields: <AddressFields form={form} />,
        },
      ]}
      documents={documents}
      toPayload={agencyPayload}
    />
  );
}
