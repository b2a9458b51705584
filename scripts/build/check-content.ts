/** Reads all content before a build, and prints every mistake in it instead of the first one alone. */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { printContentProblems } from "#catalog/loader/content-problems.ts";

const modules = globSync("catalog/**/*.ts", { exclude: ["**/*.test.ts"] });
await printContentProblems([
  ...modules.map((module) => () => import(pathToFileURL(resolve(module)).href)),
  async () => (await import("#pictures/missing-pictures.ts")).requirePictures(),
]);
