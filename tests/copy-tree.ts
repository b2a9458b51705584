import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** What is made from the sources, or is not part of them. */
const LEFT_OUT = new Set([
  ".cache",
  ".git",
  ".react-router",
  ".results",
  "build",
  "data",
  "node_modules",
]);

const MEDIA = "public/media";

/**
 * A copy of the sources in a temporary folder, to change and build. It shares the packages and the
 * files of the pictures, so those may be added to or replaced, but not changed in place.
 */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), "indus-gulf-copy-"));
  for (const name of readdirSync(".").filter((name) => !LEFT_OUT.has(name))) {
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => path !== MEDIA });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const entry of readdirSync(MEDIA, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) share(join(entry.parentPath, entry.name), folder);
  }
  return folder;
}

/** Links a file into the folder; copies it where that is another disk. */
function share(file: string, folder: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(file, target);
  } catch {
    cpSync(file, target);
  }
}
