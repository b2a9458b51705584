import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ContentError, type Problem } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { contentProblems } from "#catalog/loader/content-problems.ts";

/** Rules across files. Each module is loaded when its rule is checked, because it may read content with
 * mistakes. */
const rules: (() => Promise<Problem[]>)[] = [
  async () => (await import("./needed-entries.ts")).neededEntryProblems(),
  async () => (await import("./links.ts")).linkProblems(),
  async () => (await import("./pictures.ts")).pictureProblems(),
  async () => (await import("./link-previews.ts")).linkPreviewProblems(),
  async () => (await import("./films.ts")).filmProblems(),
  async () => (await import("./icons.ts")).iconProblems(),
  async () => (await import("./repeated-texts.ts")).repeatedTextProblems(),
  async () => (await import("./post-quotes.ts")).postQuoteProblems(),
  async () => (await import("./home-counts.ts")).homeCountProblems(),
  async () => (await import("./open-days.ts")).openDayProblems(),
  async () => (await import("./home-types.ts")).homeTypeProblems(),
];

/** Prints every mistake instead of the first alone. */
export async function checkContent(): Promise<number> {
  const modules = globSync("catalog/**/*.ts", { exclude: ["**/*.test.ts"] });
  const problems = await contentProblems([
    ...modules.map((module) => () => import(pathToFileURL(resolve(module)).href)),
    async () => (await import("#pictures/missing-pictures.ts")).requirePictures(),
    ...rules.map((findProblems) => async () => {
      const found = await findProblems();
      if (found.length > 0) throw new ContentError(found);
    }),
  ]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`No mistakes in ${contentPath()}.`);
  return 0;
}
