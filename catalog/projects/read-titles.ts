import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";

const KIND = "projects";

export function readTitles(): Map<string, string> {
  return new Map(
    entryKeys(KIND).map((key) => {
      const folder = join(CONTENT_FOLDER, KIND, key);
      const { id } = parse(readFileSync(join(folder, "facts.yaml"), "utf8")) as Fields;
      const [, head = ""] = readFileSync(join(folder, "en.md"), "utf8").split(/^---$/m);
      return [String(id), (parse(head) as Fields).title];
    }),
  );
}

type Fields = { id: number; title: string };
