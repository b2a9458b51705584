import { join } from "node:path";
import { afterAll, afterEach, vi } from "vitest";
import { makeFolder } from "#server/test-folder.ts";
import { needPrograms } from "#tests/need-programs.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { startPostgres, type TestPostgres } from "./test-postgres.ts";

// A PostgreSQL server takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const DIALECTS = ["sqlite", "postgres"] as const;

type Dialect = (typeof DIALECTS)[number];

const opened: Database[] = [];
let postgres: Promise<TestPostgres> | undefined;

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

afterAll(async () => (await postgres)?.stop());

/** Opens connections to one new database; each acts as a separate instance. */
export async function makeDatabase(dialect: Dialect): Promise<() => Database> {
  if (dialect === "sqlite") {
    const file = join(makeFolder(), "test.sqlite");
    return () => closedAfterTest(openSqlite(file));
  }
  const url = await makeDatabaseUrl();
  return () => closedAfterTest(openPostgres(url, () => {}));
}

/** The address of an empty PostgreSQL database. */
export async function makeDatabaseUrl(): Promise<string> {
  needPrograms("PostgreSQL");
  postgres ??= startPostgres();
  return (await postgres).createDatabase();
}

/** An empty database of the newest shape. */
export async function openTestDatabase(dialect: Dialect = "sqlite"): Promise<Database> {
  const open = await makeDatabase(dialect);
  const database = open();
  await migrate(database);
  return database;
}

function closedAfterTest(database: Database): Database {
  opened.push(database);
  return database;
}
