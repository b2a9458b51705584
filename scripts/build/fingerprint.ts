import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildSettings } from "./build-settings.ts";

const sources = ["site", "content", "domain", "scripts/finish-build"];
const settings = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];

/** A short name for everything a build is made of: the same inputs give the same name. */
export function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of settings) hash.update(file).update(readFileSync(file));
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  // Pictures and films are many megabytes: their size and time say enough.
  for (const file of filesBelow("public")) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}`);
  }
  for (const name of buildSettings) hash.update(`${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
