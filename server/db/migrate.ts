import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

/** Brings the database to the newest schema. Resolves with the names of the applied migrations. */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const migrations = names.map(async (name) => ({
    name,
    sql: await readFile(join(folder, name), "utf8"),
  }));
  return database.migrate(await Promise.all(migrations));
}
