import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

/** `006-desk-search.sqlite.sql` is for one kind of database; a name without that part is for both. */
const OTHER_DIALECTS = {
  sqlite: /\.postgres\.sql$/,
  postgres: /\.sqlite\.sql$/,
};

export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const isOther = OTHER_DIALECTS[database.dialect];
  const names = (await readdir(folder))
    .filter((file) => file.endsWith(".sql") && !isOther.test(file))
    .toSorted();
  const migrations = names.map(async (name) => ({
    name,
    sql: await readFile(join(folder, name), "utf8"),
  }));
  return database.migrate(await Promise.all(migrations));
}
