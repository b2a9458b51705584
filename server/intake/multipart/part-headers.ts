import { malformed } from "./malformed.ts";
import { parseParameters } from "./header-parameters.ts";

export type PartHead = {
  name: string;
  /** Without folders. Null for a field; empty if no file was chosen. */
  fileName: string | null;
  contentType: string;
};

const HEADER = /^([!#$%&'*+\-.^_`|~\dA-Za-z]+):[\t ]*(.*?)[\t ]*$/s;

/** RFC 7578, 4.4 fixes the default. */
const DEFAULT_TYPE = "text/plain";

export function parsePartHead(lines: readonly string[]): PartHead {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = "", value = ""] = HEADER.exec(line) ?? [];
    if (!name) throw malformed();
    const key = name.toLowerCase();
    if (!headers.has(key)) headers.set(key, value);
  }
  const contentType = headers.get("content-type") || DEFAULT_TYPE;
  if (/^multipart\//i.test(contentType)) throw malformed();
  const disposition = parseParameters(headers.get("content-disposition") ?? "");
  const name = disposition?.parameters.get("name");
  if (disposition?.value !== "form-data" || !name) throw malformed();
  const fileName = disposition.parameters.get("filename");
  return { name, fileName: fileName === undefined ? null : withoutFolders(fileName), contentType };
}

/** Old browsers send the whole path. */
function withoutFolders(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
