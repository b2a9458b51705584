import { existsSync, readdirSync } from "node:fs";
import { sep } from "node:path";
import { ROOT } from "#server/pages/site-folders.ts";

const BUILD_ENTRIES = new Set([
  "client",
  "desk",
  "server",
  ".compressed",
  "policies.conf",
  "fingerprint",
]);

/** A build empties its folder first, so a folder with other files is refused. Outside the clone the built pages do not
 * find the packages. */
export function checkBuildFolder(folder: string): void {
  if (!folder.startsWith(ROOT + sep)) {
    throw new Error(
      `BUILD_DIR must be inside ${ROOT}: ${folder} is not. Build there, then copy the folder.`,
    );
  }
  if (!existsSync(folder)) return;
  const other = readdirSync(folder).find((name) => !BUILD_ENTRIES.has(name));
  if (other === undefined) return;
  throw new Error(
    `BUILD_DIR must be a new or empty folder or an earlier build: ${folder} also holds "${other}".`,
  );
}
