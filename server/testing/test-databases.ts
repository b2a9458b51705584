import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { makeFolder } from "./test-folder.ts";
import { needPrograms } from "./test-needed-programs.ts";
import type { Database } from "#server/storage/database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { createDatabase, dropDatabase } from "./test-postgres.ts";

export const DIALECTS = ["sqlite", "postgres"] as const;

type Dialect = (typeof DIALECTS)[number];

/** Opens connections to one new database, empty or as a copy; each acts as a separate instance. */
export async function makeDatabase(dialect: Dialect, template?: string): Promise<() => Database> {
  if (dialect === "sqlite") {
    const file = join(makeFolder(), "test.sqlite");
    return () => closedAfterTest(openSqlite(file));
  }
  const url = await makeDatabaseUrl(template);
  return () => closedAfterTest(openPostgres(url, () => {}));
}

/** The URL of a new database, empty or as a copy, of the PostgreSQL server that all tests share. */
export async function makeDatabaseUrl(template?: string): Promise<string> {
  needPrograms("PostgreSQL");
  const folder = inject("postgresFolder");
  const url = await createDatabase(folder, template);
  onTestFinished(() => dropDatabase(folder, url));
  return url;
}

/** An empty database of the newest shape. With PostgreSQL, a copy takes a fraction of the time of the migrations. */
export async function openTestDatabase(dialect: Dialect = "sqlite"): Promise<Database> {
  const open = await makeDatabase(dialect, inject("postgresTemplate"));
  const database = open();
  await migrate(database);
  return database;
}

function closedAfterTest(database: Database): Database {
  onTestFinished(() => database.close());
  return database;
}
