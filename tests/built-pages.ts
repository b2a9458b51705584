import { readdirSync } from "node:fs";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";

/** The path of every built page, such as "/" and "/project-single/1". */
export function builtPages(folder = SITE_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .toSorted();
}

/** The first of the pages that differ only in their last part, such as /project-single/1. */
export function onePerKind(paths: string[]): string[] {
  const kindOf = (path: string) => path.replace(/(?<=\/.+)\/.*/, "/");
  return [...Map.groupBy(paths, kindOf).values()].map(([first = ""]) => first);
}
