import { mkdtempSync } from "node:fs";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "#domain/desk/roles.ts";
import { newAccount } from "#server/desk/accounts/account-repository.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openSqliteFile } from "#simulation/process/sqlite-file.ts";

const STAFF: [Role, string][] = [
  ["manager", "Mona"],
  ["agent", "Sara"],
  ["agent", "Ali"],
  ["agent", "Noor"],
];

/** A folder in memory where there is one: nothing of a run outlives it. */
export function makeRunsFolder(): string {
  return mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "simulation-"));
}

/** The database that every run begins with: the newest shape, and the office's people. */
export async function makeTemplate(folder: string) {
  const template = openSqliteFile(join(folder, "template.sqlite"));
  await migrate(template);
  const accounts = [];
  for (const [role, name] of STAFF) {
    const email = `${name.toLowerCase()}@company.example`;
    const { id, statement } = newAccount({ name, email, role }, new Date("2026-03-01T08:00:00Z"));
    await template.run(...statement);
    accounts.push({ id, role });
  }
  await template.script("pragma wal_checkpoint(truncate)");
  return { template, accounts };
}
