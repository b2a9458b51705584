import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** A power cut after this does not undo the new name. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  if (process.platform === "win32") return; // folders cannot be synced there
  const folder = await open(dirname(to)); // the folder stores the names of its files
  await folder.sync().finally(() => folder.close());
}
