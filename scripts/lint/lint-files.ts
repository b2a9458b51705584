/** The second half of `npm run lint`: checks the rules about files that Oxlint does not read. */
import { globSync, readFileSync } from "node:fs";
import { fileRules } from "./file-rules.ts";

for (const { message, files, exclude, find } of fileRules) {
  const found = globSync(files, { exclude });
  if (found.length === 0) throw new Error(`No file matches ${files}, so nothing is checked.`);
  for (const file of found) {
    for (const place of find(readFileSync(file, "utf8"))) {
      console.error(`${file}: ${place}\n  ${message}`);
      process.exitCode = 1;
    }
  }
}
