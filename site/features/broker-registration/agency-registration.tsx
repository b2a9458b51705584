import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import {
  agencyAddressSchema,
  agencyCompanySchema,
  type AgencyForm,
  agencyFormSchema,
} from "#domain/broker.ts";
import type { DocumentField } from "#domain/document.ts";
import { AddressFields } from "./address-fields.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { answersSoFar } from "./draft.ts";
import { fieldNames } from "./field-names.ts";
import { agencyPayload } from "./payload.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** [3.009] [7.012] */
const documents: DocumentField[] = [
  "tradeLicense",
  "rera",
  "passport",
  "taxRegistration",
  "otherDocuments",
];

/** [2.119] [3.008] */
export function AgencyRegistration() {
  const form = useForm<AgencyForm>({
    defaultValues: answersSoFar("agency"),
    resolver: zodResolver(agencyFormSchema),
    reValidateMode: "onSubmit",
  });
  return (
    <RegistrationForm
      type="agency"
      form={form}
      textSteps={[
        {
          names: fieldNames(agencyCompanySchema),
          fields: <CompanyFields form={form} />,
        },
        {
          names: fieldNames(agencyAddressSchema),
          fields: <AddressFields form={form} />,
        },
      ]}
      documents={documents}
      toPayload={agencyPayload}
    />
  );
}
