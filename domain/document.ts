import { LOCALE } from "./language.ts";
import type { RegistrationType } from "./option-lists.ts";

/** [3.007] The documents a broker may send, by the name of their form control. */
export const DOCUMENT_LABELS = {
  passport: "Passport",
  resume: "Resume/CV",
  reraLicense: "RERA License",
  otherDocuments: "Other Documents",
  tradeLicense: "Trade License",
  rera: "RERA Certificate",
  taxRegistration: "Tax Registration",
} as const;

export type DocumentField = keyof typeof DOCUMENT_LABELS;

export const DOCUMENT_FIELDS = Object.keys(DOCUMENT_LABELS) as DocumentField[];

export type DocumentExtension = "pdf" | "jpg" | "jpeg" | "png" | "doc" | "docx" | "zip";

const MAIN_EXTENSIONS: readonly DocumentExtension[] = ["pdf", "jpg", "jpeg", "png"];

/** [5.033] */
const ACCEPTED_EXTENSIONS: Record<DocumentField, readonly DocumentExtension[]> = {
  passport: MAIN_EXTENSIONS,
  resume: ["pdf", "doc", "docx"],
  reraLicense: MAIN_EXTENSIONS,
  otherDocuments: [...MAIN_EXTENSIONS, "zip"],
  tradeLicense: MAIN_EXTENSIONS,
  rera: MAIN_EXTENSIONS,
  taxRegistration: MAIN_EXTENSIONS,
};

const MEGABYTE = 1024 * 1024;

/** [5.034] The specification shows no limit; these keep one visitor from filling the disk. */
export const MAX_DOCUMENT_BYTES = 10 * MEGABYTE;
export const MAX_DOCUMENTS_BYTES = 30 * MEGABYTE;

/** [5.030] [5.032] */
export const REQUIRED_DOCUMENTS: Record<RegistrationType, readonly DocumentField[]> = {
  agency: ["tradeLicense", "rera", "passport"],
  individual: ["passport", "resume"],
};

/** [5.030] [5.032] */
export const MISSING_DOCUMENTS_TEXTS: Record<RegistrationType, string> = {
  agency: "Please upload required documents (Trade License, RERA Certificate, and Passport)",
  individual: "Please upload required documents (Passport and Resume/CV)",
};

export const DOCUMENTS_TOO_LARGE_TEXT = "Files too large: 30 MB maximum for all documents together";

export function isDocumentField(name: string): name is DocumentField {
  return Object.hasOwn(DOCUMENT_LABELS, name);
}

export function missingDocuments(
  type: RegistrationType,
  present: Iterable<DocumentField>,
): DocumentField[] {
  const fields = new Set(present);
  return REQUIRED_DOCUMENTS[type].filter((field) => !fields.has(field));
}

/** For the `accept` attribute of a file input: ".pdf,.jpg,.jpeg,.png". */
export function acceptedFiles(field: DocumentField): string {
  return ACCEPTED_EXTENSIONS[field].map((extension) => `.${extension}`).join(",");
}

/** The extension of the file if the field accepts it, else null. */
export function acceptedExtension(
  field: DocumentField,
  fileName: string,
): DocumentExtension | null {
  const ending = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  return ACCEPTED_EXTENSIONS[field].find((extension) => extension === ending) ?? null;
}

const either = new Intl.ListFormat(LOCALE, { type: "disjunction" });

export function wrongTypeText(field: DocumentField): string {
  const kinds = ACCEPTED_EXTENSIONS[field].map((extension) => extension.toUpperCase());
  return `${DOCUMENT_LABELS[field]} must be a ${either.format(kinds)} file`;
}

/** For a file whose content does not match its extension. */
export function wrongContentText(field: DocumentField, extension: DocumentExtension): string {
  const kind = extension.toUpperCase();
  return `${DOCUMENT_LABELS[field]} could not be read as a ${kind} file: please choose the original`;
}

export const TOO_LARGE_TEXT = "File too large: 10 MB maximum";

/** The error message for a chosen file, or null. */
export function documentProblem(
  field: DocumentField,
  file: { name: string; size: number },
): string | null {
  if (!acceptedExtension(field, file.name)) return wrongTypeText(field);
  if (file.size > MAX_DOCUMENT_BYTES) return TOO_LARGE_TEXT;
  if (file.size === 0) return `${DOCUMENT_LABELS[field]} is an empty file`;
  return null;
}
