import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { optionLists } from "#catalog/forms.ts";
import { type IndividualForm, individualSchemas } from "#domain/broker.ts";
import type { DocumentField } from "#domain/document.ts";
import { valuesSoFar } from "./draft.ts";
import { fieldNames } from "./field-names.ts";
import { individualPayload } from "./payload.ts";
import { PersonalFields } from "./personal-fields.tsx";
import { ProfessionalFields } from "./professional-fields.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const schemas = individualSchemas(optionLists);

/** [3.011] [7.018] The documents of an individual broker, in this order. */
const documents: DocumentField[] = ["passport", "resume", "reraLicense", "otherDocuments"];

export function IndividualRegistration() {
  const form = useForm<IndividualForm>({
    defaultValues: valuesSoFar("individual"),
    resolver: zodResolver(schemas.form),
    reValidateMode: "onSubmit",
  });
  return (
    <RegistrationForm
      type="individual"
      form={form}
      textSteps={[
        {
          names: fieldNames(schemas.personal),
          fields: <PersonalFields form={form} />,
        },
        {
          names: fieldNames(schemas.professional),
          fields: <ProfessionalFields form={form} />,
        },
      ]}
      documents={documents}
      toPayload={individualPayload}
    />
  );
}
