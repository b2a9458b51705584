import { useState } from "react";
import { flushSync } from "react-dom";
import {
  DOCUMENT_LABELS,
  type DocumentField,
  documentProblem,
  isDocumentField,
  DOCUMENTS_TOO_LARGE_TEXT,
  MAX_DOCUMENTS_BYTES,
  missingDocuments,
} from "#domain/document.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import type { RefusedField } from "#site/api/answer.ts";
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

  /** Marks what is missing and moves the focus to the first of it. */
  function areComplete(form: HTMLFormElement): boolean {
    const missing = missingDocuments(type, Object.keys(files) as DocumentField[]);
    setErrors(Object.fromEntries(missing.map((field) => [field, missingText(field)])));
    const [first] = missing;
    if (first) focusOn(form, first);
    return !first;
  }

  /** Marks the document that the server has refused, with its reason. */
  function markRefused(form: HTMLFormElement, { field, message }: RefusedField): void {
    if (!isDocumentField(field) || !fields.includes(field)) return;
    // At once: the controls are disabled until the form knows that sending has ended.
    flushSync(() => setErrors({ [field]: message }));
    focusOn(form, field);
  }

  return { files, errors, choose, remove, areComplete, markRefused };
}

function focusOn(form: HTMLFormElement, field: DocumentField): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
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
