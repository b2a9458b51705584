import type { Migration } from "./database.ts";

export const CREATE_MIGRATIONS_TABLE =
  "create table if not exists migrations (name text primary key)";
export const SELECT_APPLIED = "select name from migrations";
export const INSERT_APPLIED = "insert into migrations (name) values (?)";

/** Throws if the database has a migration that this release does not know. */
export function missingMigrations(
  migrations: readonly Migration[],
  applied: readonly Record<string, unknown>[],
): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const present = new Set(applied.map(({ name }) => String(name)));
  const unknown = [...present].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`the database is newer than this release: it has the migration ${unknown}`);
  }
  return migrations.filter(({ name }) => !present.has(name));
}
