import type { DocumentField } from "#domain/document.ts";

export type LeadFields = Record<string, string | undefined>;

export type LeadFiles = Partial<Record<DocumentField, File>>;

export type LeadContent = {
  fields: LeadFields;
  files?: LeadFiles;
  /** What is sent beside the body. */
  headers?: Record<string, string>;
};

/** [7.006] Multipart as soon as there is a file, JSON otherwise. */
export function leadBody({ fields, files = {} }: LeadContent): string | FormData {
  if (Object.keys(files).length === 0) return JSON.stringify(fields);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value) body.append(name, value);
  }
  for (const [name, file] of Object.entries(files)) body.append(name, file, file.name);
  return body;
}

/** Equal for equal content: distinguishes a retry from a new attempt. */
export function contentMark({ fields, files = {}, headers }: LeadContent): string {
  const marks = Object.entries(files).map(([name, file]) => [
    name,
    file.name,
    file.size,
    file.lastModified,
  ]);
  return JSON.stringify([fields, marks, headers]);
}
