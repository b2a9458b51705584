import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

const FOLDER = join(CONTENT_FOLDER, "projects");

/** The titles of the projects by their ids, without their texts. */
export function readTitles(): Map<string, string> {
  return new Map(
    readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const { id } = parse(readFileSync(join(FOLDER, name, "facts.yaml"), "utf8")) as Fields;
        const [, head = ""] = readFileSync(join(FOLDER, name, "en.md"), "utf8").split(/^---$/m);
        return [String(id), (parse(head) as Fields).title];
      }),
  );
}

type Fields = { id: number; title: string };
