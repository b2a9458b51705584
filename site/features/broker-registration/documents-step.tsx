import { useEffect } from "react";
import { type DocumentField, REQUIRED_DOCUMENTS } from "#domain/document.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import { PrivacyNote } from "#site/ui/privacy-note.tsx";
import * as words from "#words/broker.ts";
import { DocumentPrivacy } from "./document-privacy.tsx";
import { FileField } from "./file-field.tsx";
import { refuseDropsElsewhere } from "./refuse-drops-elsewhere.ts";
import type { useDocuments } from "./use-documents.ts";

type DocumentsStepProps = Pick<
  ReturnType<typeof useDocuments>,
  "files" | "errors" | "areLost" | "choose" | "remove"
> & { type: RegistrationType; fields: readonly DocumentField[] };

export function DocumentsStep(props: DocumentsStepProps) {
  useEffect(refuseDropsElsewhere, []);

  const { type, fields, files, errors, areLost, choose, remove } = props;
  return (
    <>
      <div className="space-y-3 text-sm text-fg-soft sm:col-span-2">
        {areLost && (
          <p className="border-s-2 border-highlight ps-3 font-medium text-fg">
            {words.chooseDocumentsAgain}
          </p>
        )}
        <p>
          <DocumentPrivacy />
        </p>
        <p>{words.documentLimits}</p>
      </div>
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
      <PrivacyNote purpose="registration" className="text-sm sm:col-span-2" />
    </>
  );
}
