import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const VALUE_IMPORT = /^import \{[^}]*\} from "#(domain\/[\w/-]+\.ts)"/gm;

/** Files of domain/ whose values a source file imports, not only their types. */
function importedFiles(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(VALUE_IMPORT);
  return [...imports]
    .filter(([statement]) => /[{,]\s*(?!type\b)\w/.test(statement))
    .map(([, imported = ""]) => imported);
}

test("the desk imports types of schemas only, so that no page loads the library of schemas", () => {
  const sources = globSync("desk/**/*.{ts,tsx}", {
    exclude: ["desk/**/*.test.*", "desk/**/test-*"],
  });
  const withSchemas = sources
    .flatMap(importedFiles)
    .filter((file) => readFileSync(file, "utf8").includes('from "zod"'));
  expect(withSchemas).toEqual([]);
});
