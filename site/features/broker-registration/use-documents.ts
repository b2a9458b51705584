import { useState } from "react";
import {
  DOCUMENT_LABELS,
  type DocumentField,
  documentProblem,
  DOCUMENTS_TOO_LARGE_TEXT,
  MAX_DOCUMENTS_BYTES,
  missingDocuments,
} from "#domain/document.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import type { LeadFiles } from "#site/api/lead-body.ts";
import { keepFiles, useDraft } from "./draft.ts";

/** The chosen files of one registration, and what is wrong with them. */
export function useDocuments(type: RegistrationType, fields: readonly DocumentField[]) {
  const kept = useDraft((draft) => draft.files);
  const [errors, setErrors] = useState<Partial<Record<DocumentField, string>>>({});
  const files = only(fields, kept);

  function choose(field: DocumentField, file: File): void {
    const problem = documentProblem(field, file) ?? sizeProblem({ ...files, [field]: file });
    setErrors({ ...errors, [field]: problem ?? undefined });
    if (!problem) keepFiles({ ...kept, [field]: file });
  }

  function remove(field: DocumentField): void {
    const { [field]: _removed, ...others } = kept;
    keepFiles(others);
    setErrors({ ...errors, [field]: undefined });
  }

  /** Marks what is missing and leads to the first of it. */
  function areComplete(form: HTMLFormElement): boolean {
    const missing = missingDocuments(type, Object.keys(files) as DocumentField[]);
    setErrors(Object.fromEntries(missing.map((field) => [field, missingText(field)])));
    const [first] = missing;
    if (!first) return true;
    const control = form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
    return false;
  }

  return { files, errors, choose, remove, areComplete };
}

function only(fields: readonly DocumentField[], files: LeadFiles): LeadFiles {
  return Object.fromEntries(
    fields.flatMap((field) => (files[field] ? [[field, files[field]]] : [])),
  );
}

function sizeProblem(files: LeadFiles): string | null {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.size, 0);
  return bytes > MAX_DOCUMENTS_BYTES ? DOCUMENTS_TOO_LARGE_TEXT : null;
}

function missingText(field: DocumentField): string {
  return `${DOCUMENT_LABELS[field]} is required`;
}
