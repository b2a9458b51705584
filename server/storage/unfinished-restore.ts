import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder in the data folder that exists while a backup is restored. */
export const RESTORING = "restoring";

/** Throws if the data is that of a backup in part only. */
export function refuseUnfinishedRestore(dataFolder: string): void {
  const folder = join(dataFolder, RESTORING);
  if (!existsSync(folder)) return;
  throw new Error(
    `A restore was interrupted, so the data is not complete: run npm run backup -- restore again (${folder} exists).`,
  );
}
