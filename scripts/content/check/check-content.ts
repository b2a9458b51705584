import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentPath } from "#catalog/loader/content-path.ts";
import { contentProblems } from "#catalog/loader/content-problems.ts";

/** Reads all content, and prints every mistake in it instead of the first one alone. */
export async function checkContent(): Promise<number> {
  const modules = globSync("catalog/**/*.ts", { exclude: ["**/*.test.ts"] });
  const problems = await contentProblems([
    ...modules.map((module) => () => import(pathToFileURL(resolve(module)).href)),
    async () => (await import("#pictures/missing-pictures.ts")).requirePictures(),
  ]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`No mistakes in ${contentPath()}.`);
  return 0;
}
