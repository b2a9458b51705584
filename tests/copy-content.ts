import { cpSync, linkSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A copy of the demo's content in a temporary folder, to change and build with CONTENT_DIR. It shares the
 * files of the pictures, so those may be added to or replaced, but not changed in place.
 */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, {
    recursive: true,
    filter: (source, target) =>
      !(/\.(avif|jpg|mp4|webm)$/.test(source) && isLinked(source, target)),
  });
  return folder;
}

/** Links a file; false where the copy is on another disk. */
function isLinked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
