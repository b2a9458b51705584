import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

/**
 * Brings the database to the newest shape. All or nothing, and one process at a time: several
 * instances may start together on one database.
 */
export async function migrate(database: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  return database.exclusive(async (tx) => {
    await tx.script("create table if not exists migrations (name text primary key)");
    const rows = await tx.all<{ name: string }>("select name from migrations");
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown) {
      throw new Error(`The database is newer than this program: it knows the migration ${unknown}`);
    }
    const missing = files.filter((file) => !applied.has(file));
    for (const file of missing) {
      await tx.script(await readFile(join(folder, file), "utf8"));
      await tx.run("insert into migrations (name) values (?)", file);
    }
    return missing;
  });
}
