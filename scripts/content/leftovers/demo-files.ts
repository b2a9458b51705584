import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Unchanged files of the demo in a build, by their paths on the site. */
export function demoFiles(demoFolder: string, siteFolder: string): string[] {
  const media = globSync("media/**/*.{avif,jpg,mp4,webm}", { cwd: demoFolder });
  const icons = globSync("*", { cwd: join(demoFolder, "icons") });
  const isSame = (path: string, folder = "") =>
    isSameFile(join(demoFolder, folder, path), join(siteFolder, path));
  return [...icons.filter((name) => isSame(name, "icons")), ...media.filter((path) => isSame(path))]
    .map((path) => `/${path.replaceAll("\\", "/")}`)
    .toSorted();
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(other) || statSync(one).size !== statSync(other).size) return false;
  return readFileSync(one).equals(readFileSync(other));
}
