import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A company may keep these: names of home types and documents, the shop's texts, and how long data is kept. */
const KEPT = [
  "developments/en.yaml",
  "forms/en.yaml",
  "pages/product/en.yaml",
  "pages/retention/en.yaml",
];

/** Texts, and facts of the company and its people, that a company has not changed since `npm run content -- new`. */
export function exampleFiles(starterFolder: string, folder: string): string[] {
  return globSync(["**/en.{md,yaml}", "{company,projects,team}/**/facts.yaml"], {
    cwd: starterFolder,
    exclude: KEPT,
  })
    .filter((name) => isSameText(join(starterFolder, name), join(folder, name)))
    .toSorted();
}

function isSameText(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
