import { join, relative } from "node:path";
import { CONTENT_FOLDER } from "./content-folder.ts";

/** The path of a file or folder of the content, as messages name it. */
export function contentPath(...names: string[]): string {
  return relative("", join(CONTENT_FOLDER, ...names));
}
