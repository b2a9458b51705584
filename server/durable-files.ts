import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** When this resolves the file has its new name, and keeps it whatever happens to the power. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  if (process.platform === "win32") return; // folders cannot be synced there
  const folder = await open(dirname(to)); // names are written where the folder is
  await folder.sync().finally(() => folder.close());
}
