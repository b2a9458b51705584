import { useEffect } from "react";
import { type DocumentField, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import { PrivacyNote } from "#site/api/privacy-note.tsx";
import { FileField } from "./file-field.tsx";
import { refuseDropsElsewhere } from "./refuse-drops-elsewhere.ts";
import type { useDocuments } from "./use-documents.ts";

type DocumentsStepProps = Pick<
  ReturnType<typeof useDocuments>,
  "files" | "errors" | "choose" | "remove"
> & { type: RegistrationType; fields: readonly DocumentField[] };

/** [3.009] [3.011] */
export function DocumentsStep(props: DocumentsStepProps) {
  useEffect(refuseDropsElsewhere, []);

  const { type, fields, files, errors, choose, remove } = props;
  return (
    <>
      <p className="text-sm text-fg-soft sm:col-span-2">
        Up to 10 MB each and 30 MB together. Only our partner team sees them.
      </p>
      {fields.map((field) => (
        <FileField
          key={field}
          field={field}
          required={REQUIRED_DOCUMENTS[type].includes(field)}
          file={files[field]}
          error={errors[field]}
          onChoose={(file) => choose(field, file)}
          onRemove={() => remove(field)}
        />
      ))}
      <PrivacyNote className="text-sm sm:col-span-2" />
    </>
  );
}
