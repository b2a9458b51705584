import { cpSync, linkSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** For a build with CONTENT_DIR. The copy shares the files of pictures, which may be added or replaced, but
 * not changed in place. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, {
    recursive: true,
    filter: (source, target) =>
      !(/\.(avif|jpg|mp4|webm)$/.test(source) && isLinked(source, target)),
  });
  return folder;
}

function isLinked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
