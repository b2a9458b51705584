import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import {
  type IndividualForm,
  individualFormSchema,
  individualPersonalSchema,
  individualProfessionalSchema,
} from "#domain/broker.ts";
import type { DocumentField } from "#domain/document.ts";
import { answersSoFar } from "./draft.ts";
import { fieldNames } from "./field-names.ts";
import { individualPayload } from "./payload.ts";
import { PersonalFields } from "./personal-fields.tsx";
import { ProfessionalFields } from "./professional-fields.tsx";
import { RegistrationForm } from "./registration-form.tsx";

/** [3.011] [7.018] */
const documents: DocumentField[] = ["passport", "resume", "reraLicense", "otherDocuments"];

/** [2.120] [3.010] */
export function IndividualRegistration() {
  const form = useForm<IndividualForm>({
    defaultValues: answersSoFar("individual"),
    resolver: zodResolver(individualFormSchema),
    reValidateMode: "onSubmit",
  });
  return (
    <RegistrationForm
      type="individual"
      form={form}
      textSteps={[
        {
          names: fieldNames(individualPersonalSchema),
          fields: <PersonalFields form={form} />,
        },
        {
          names: fieldNames(individualProfessionalSchema),
          fields: <ProfessionalFields form={form} />,
        },
      ]}
      documents={documents}
      toPayload={individualPayload}
    />
  );
}
