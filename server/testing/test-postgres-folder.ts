import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findCommand } from "./test-commands.ts";

const debianFolder = "/usr/lib/postgresql";

/** POSTGRES_BINARIES, or the machine's newest. */
export function findPostgres(): string | null {
  const named = process.env.POSTGRES_BINARIES;
  if (named && !hasServer(named)) throw new Error(`POSTGRES_BINARIES: no initdb in ${named}`);
  if (named) return named;
  const onPath = findCommand("initdb");
  return debianFolders().find(hasServer) ?? (onPath && dirname(onPath));
}

/** Debian has a folder per version, here newest first, and only the client on the path. */
function debianFolders(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => join(debianFolder, String(version), "bin"));
}

/** The folder exists even if only the client is installed. */
function hasServer(folder: string): boolean {
  return existsSync(join(folder, "initdb"));
}
