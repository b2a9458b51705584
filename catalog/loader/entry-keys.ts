import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "./content-folder.ts";

/** The folders in `content/<kind>`, which may be missing. */
export function entryKeys(kind: string, root: string = CONTENT_FOLDER): string[] {
  const folder = join(root, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
