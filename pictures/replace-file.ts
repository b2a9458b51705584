import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Renames at the end, so that readers never see half a file, and hard links to the old file keep its content. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
