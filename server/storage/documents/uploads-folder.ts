import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ABANDONED_AFTER } from "./pending-documents.ts";

export async function makeUploadsFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, "uploads");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes uploads that a crash interrupted. Resolves with their number. */
export async function sweepUploads(folder: string, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // An upload may end and remove its file meanwhile.
    const found = await stat(path).catch(() => null);
    if (!found || Math.abs(now.getTime() - found.mtimeMs) < ABANDONED_AFTER) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
