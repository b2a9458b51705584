import { LOCALE } from "./language.ts";
import type { RegistrationType } from "./option-lists.ts";

/** [3.007] The documents of a broker, by the name of their form control. */
export const DOCUMENT_FIELDS = [
  "passport",
  "resume",
  "reraLicense",
  "otherDocuments",
  "tradeLicense",
  "rera",
  "taxRegistration",
] as const;

export type DocumentField = (typeof DOCUMENT_FIELDS)[number];

/** The names come from `content/forms`. */
export type DocumentLabels = Readonly<Record<DocumentField, string>>;

export type DocumentExtension = "pdf" | "jpg" | "jpeg" | "png" | "doc" | "docx" | "zip";

const MAIN_EXTENSIONS: readonly DocumentExtension[] = ["pdf", "jpg", "jpeg", "png"];

/** Clause 5.033 fixes the extensions. */
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

/** Clauses 5.030 and 5.032 fix what is required. */
export const REQUIRED_DOCUMENTS: Record<RegistrationType, readonly DocumentField[]> = {
  agency: ["tradeLicense", "rera", "passport"],
  individual: ["passport", "resume"],
};

export function missingDocumentsText(type: RegistrationType, labels: DocumentLabels): string {
  const names = REQUIRED_DOCUMENTS[type].map((field) => labels[field]);
  // Unlike British English, the specification has a comma before "and".
  const list = new Intl.ListFormat("en-US").format(names);
  return `Please upload required documents (${list})`;
}

export const DOCUMENTS_TOO_LARGE_TEXT = "Files too large: 30 MB maximum for all documents together";

export function isDocumentField(name: string): name is DocumentField {
  return (DOCUMENT_FIELDS as readonly string[]).includes(name);
}

export function missingDocuments(
  type: RegistrationType,
  present: Iterable<DocumentField>,
): DocumentField[] {
  const fields = new Set(present);
  return REQUIRED_DOCUMENTS[type].filter((field) => !fields.has(field));
}

/** The value of an `accept` attribute: ".pdf,.jpg,.jpeg,.png". */
export function acceptedFiles(field: DocumentField): string {
  return ACCEPTED_EXTENSIONS[field].map((extension) => `.${extension}`).join(",");
}

export function acceptedExtension(
  field: DocumentField,
  fileName: string,
): DocumentExtension | null {
  const ending = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  return ACCEPTED_EXTENSIONS[field].find((extension) => extension === ending) ?? null;
}

export function wrongTypeText(field: DocumentField, labels: DocumentLabels): string {
  const kinds = ACCEPTED_EXTENSIONS[field].map((extension) => extension.toUpperCase());
  const list = new Intl.ListFormat(LOCALE, { type: "disjunction" }).format(kinds);
  return `${labels[field]} must be a ${list} file`;
}

export function wrongContentText(label: string, extension: DocumentExtension): string {
  const kind = extension.toUpperCase();
  return `${label} could not be read as a ${kind} file: please choose the original`;
}

export const TOO_LARGE_TEXT = "File too large: 10 MB maximum";

export function documentProblem(
  field: DocumentField,
  labels: DocumentLabels,
  file: { name: string; size: number },
): string | null {
  if (!acceptedExtension(field, file.name)) return wrongTypeText(field, labels);
  if (file.size > MAX_DOCUMENT_BYTES) return TOO_LARGE_TEXT;
  if (file.size === 0) return `${labels[field]} is an empty file`;
  return null;
}
