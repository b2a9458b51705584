import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { findCommand } from "./find-command.ts";

const debianFolder = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs: the one in POSTGRES_BINARIES, or the machine's newest. */
export function findPostgres(): string | null {
  const named = process.env.POSTGRES_BINARIES;
  if (named) return named;
  // Debian keeps one folder a version, and only the client's programs on the path.
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const newest = versions.toSorted((one, other) => other - one)[0];
  if (newest) return join(debianFolder, String(newest), "bin");
  const command = findCommand("initdb");
  return command && dirname(command);
}
