import { readdirSync } from "node:fs";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";

export function builtPages(folder = SITE_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .toSorted();
}

export function onePerKind(paths: string[]): string[] {
  const kindOf = (path: string) => path.replace(/(?<=\/.+)\/.*/, "/");
  return [...Map.groupBy(paths, kindOf).values()].map(([first = ""]) => first);
}
