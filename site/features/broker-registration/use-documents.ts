import { useState } from "react";
import { flushSync } from "react-dom";
import { documentLabels } from "#catalog/forms.ts";
import {
  acceptedExtension,
  type DocumentField,
  documentProblem,
  isDocumentField,
  DOCUMENTS_TOO_LARGE_TEXT,
  MAX_DOCUMENTS_BYTES,
  missingDocuments,
  REQUIRED_DOCUMENTS,
  wrongContentText,
} from "#domain/document.ts";
import { hasSignature, SIGNATURE_BYTES } from "#domain/document-signature.ts";
import type { RegistrationType } from "#domain/option-lists.ts";
import type { FieldError } from "#site/api/response-body.ts";
import type { LeadFiles } from "#site/api/lead-body.ts";
import * as words from "#words/file-field.ts";
import { keepFiles, useDraft } from "./draft.ts";
import { fileErrorText } from "./file-error-text.ts";

type Errors = Partial<Record<DocumentField, string>>;

export function useDocuments(type: RegistrationType, fields: readonly DocumentField[]) {
  const kept = useDraft((draft) => draft.files);
  const hadFiles = useDraft((draft) => draft.hadFiles);
  const [errors, setErrors] = useState<Errors>({});
  /** The error of a refused file stays until another file is accepted, also after a submit. */
  const [fileErrors, setFileErrors] = useState<Errors>({});
  const files = only(fields, kept);
  const refusedRequired = REQUIRED_DOCUMENTS[type].filter(
    (field) => fileErrors[field] && !files[field],
  );

  async function choose(field: DocumentField, file: File): Promise<void> {
    const problem =
      documentProblem(field, documentLabels, file) ??
      sizeProblem({ ...files, [field]: file }) ??
      (await contentProblem(field, file));
    const present = useDraft.getState().files;
    if (!problem) return change({ ...present, [field]: file }, field);
    setErrors((now) => ({ ...now, [field]: undefined }));
    setFileErrors((now) => ({ ...now, [field]: fileErrorText(problem, present[field]) }));
  }

  function remove(field: DocumentField): void {
    const { [field]: _removed, ...others } = kept;
    change(others, field);
  }

  /** A file that exceeded the total size may fit after another was removed. */
  function change(changed: LeadFiles, field: DocumentField): void {
    keepFiles(changed);
    setErrors((now) => ({ ...now, [field]: undefined }));
    const isStanding = ([name, text]: [string, string]) =>
      name !== field && !text.startsWith(DOCUMENTS_TOO_LARGE_TEXT);
    setFileErrors((now) => Object.fromEntries(Object.entries(now).filter(isStanding)));
  }

  function areComplete(form: HTMLFormElement): boolean {
    const missing = missingDocuments(type, Object.keys(files) as DocumentField[]);
    setErrors(Object.fromEntries(missing.map((field) => [field, missingText(field)])));
    const [first] = missing;
    if (first) focusOn(form, first);
    return !first;
  }

  function markRefused(form: HTMLFormElement, { field, message }: FieldError): void {
    if (!isDocumentField(field) || !fields.includes(field)) return;
    // Rendered synchronously: the controls are disabled until the form has left its sending state.
    flushSync(() => setErrors({ [field]: message }));
    focusOn(form, field);
  }

  return {
    files,
    errors: { ...fileErrors, ...defined(errors) },
    /** Missing, or refused by the server; a required one that was refused when it was chosen is missing. */
    invalidCount: new Set([...Object.keys(defined(errors)), ...refusedRequired]).size,
    /** Files were chosen before a reload, after which browsers do not keep them. */
    areLost: hadFiles && Object.keys(kept).length === 0,
    choose,
    remove,
    areComplete,
    markRefused,
  };
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

/** The same check of the first bytes as on the server. */
async function contentProblem(field: DocumentField, file: File): Promise<string | null> {
  const extension = acceptedExtension(field, file.name);
  if (!extension) return null;
  // A file that was deleted since cannot be read.
  const begin = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const isGenuine = hasSignature(extension, new Uint8Array(begin));
  return isGenuine ? null : wrongContentText(documentLabels[field], extension);
}

function defined(errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));
}

function missingText(field: DocumentField): string {
  return words.documentRequired(documentLabels[field]);
}
