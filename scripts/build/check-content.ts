/** Reads all content before a build, and prints every mistake in it instead of the first one alone. */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentProblems } from "#scripts/build/content-problems.ts";

const modules = globSync("catalog/**/*.ts", { exclude: ["**/*.test.ts"] });
const problems = await contentProblems(
  modules.map((module) => () => import(pathToFileURL(resolve(module)).href)),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
