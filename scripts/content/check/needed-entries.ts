import type { Problem } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";

/** Entries that a site cannot do without. */
export function neededEntryProblems(): Problem[] {
  const hasMaps = entryKeys("map").length > 0;
  const missing = ["legal/privacy", "legal/terms", ...(hasMaps ? ["map/overview"] : [])].filter(
    (path) => {
      const [kind = "", key = ""] = path.split("/");
      return !entryKeys(kind).includes(key);
    },
  );
  return [
    ...missing.map((path) => problemIn(path, "this entry is missing")),
    ...(entryKeys("projects").length === 0
      ? [problemIn("projects", "must have at least one project")]
      : []),
  ];
}

function problemIn(folder: string, message: string): Problem {
  return { file: contentPath(folder), line: 1, field: "", message };
}
