import { existsSync, readdirSync } from "node:fs";

const BUILD_ENTRIES = new Set([
  "client",
  "desk",
  "server",
  ".compressed",
  "policies.conf",
  "fingerprint",
]);

/** A build empties its folder first, so a folder with other files is refused. */
export function checkBuildFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const other = readdirSync(folder).find((name) => !BUILD_ENTRIES.has(name));
  if (other === undefined) return;
  throw new Error(
    `BUILD_DIR must be a new or empty folder or an earlier build: ${folder} also holds "${other}".`,
  );
}
