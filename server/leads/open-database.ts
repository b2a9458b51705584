import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { fillColumns } from "./fill-columns.ts";
import { fillMeetingKeys } from "./meeting-key.ts";
import type { Database } from "#server/storage/database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { refuseUnfinishedRestore } from "#server/storage/unfinished-restore.ts";

type Place = { databaseUrl: string | undefined; dataFolder: string };

/** PostgreSQL if DATABASE_URL is set, otherwise an SQLite file in the data folder. */
export async function openDatabase(place: Place, log: FastifyBaseLogger): Promise<Database> {
  refuseUnfinishedRestore(place.dataFolder);
  const database = await open(place, log);
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ database: database.dialect, applied }, "migrations applied");
    const filled = await fillColumns(database);
    if (filled > 0) log.info({ leads: filled }, "computed columns filled in");
    const meetings = await fillMeetingKeys(database, new Date());
    if (meetings > 0) log.info({ leads: meetings }, "meeting keys added");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open({ databaseUrl, dataFolder }: Place, log: FastifyBaseLogger): Promise<Database> {
  if (!databaseUrl) return openSqlite(sqliteFile(dataFolder), endProcess);
  const { openPostgres } = await import("#server/storage/postgres.ts"); // loads the driver only when it is needed
  return openPostgres(databaseUrl, (err) => log.warn({ err }, "database connection lost"));
}

/** SQLite cannot work without its thread, so the process exits and is restarted. */
function endProcess(error: Error): never {
  throw error;
}

/** Throws if the folder has a database under another name, because its leads would seem to be lost. */
export function sqliteFile(dataFolder: string): string {
  const file = join(dataFolder, "leads.sqlite");
  const [other] = existsSync(file) ? [] : globSync("*.sqlite", { cwd: dataFolder });
  if (other)
    throw new Error(`The database must be named ${file}: rename ${join(dataFolder, other)}.`);
  return file;
}
