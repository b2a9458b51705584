import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentPath } from "#catalog/loader/content-path.ts";
import { buildSettings } from "./build-settings.ts";

export const fingerprintedFolders = [
  "catalog",
  contentPath(),
  "desk",
  "domain",
  "scripts/build",
  "server/pages",
  "site",
  "ui",
];
export const fingerprintedFiles = [
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "vite.desk.config.ts",
];

export function fingerprint(): string {
  const inputs = [...fingerprintedFiles, ...fingerprintedFolders.flatMap(filesBelow)].map(
    (file) => `${file} ${hash("sha256", readFileSync(file))}`,
  );
  const settings = buildSettings.map((name) => `${name}=${process.env[name] ?? ""}`);
  return hash("sha256", [...inputs, ...settings].join("\n"));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
