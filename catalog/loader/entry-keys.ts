import { readdirSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "./content-folder.ts";

/** The keys of all entries of a kind: the names of the folders in `content/<kind>`. */
export function entryKeys(kind: string, root: string = CONTENT_FOLDER): string[] {
  return readdirSync(join(root, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
