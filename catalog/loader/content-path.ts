import { join, relative } from "node:path";
import { CONTENT_FOLDER } from "./content-folder.ts";

export function contentPath(...names: string[]): string {
  return relative("", join(CONTENT_FOLDER, ...names));
}
