import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

type Place = { databaseUrl: string | undefined; dataFolder: string };

/** PostgreSQL where the settings name one, otherwise a file in the data folder. */
export async function openDatabase(place: Place, log: FastifyBaseLogger): Promise<Database> {
  const database = place.databaseUrl
    ? openPostgres(place.databaseUrl, (err) => log.warn({ err }, "a connection was lost"))
    : openSqlite(join(place.dataFolder, "indus-gulf.sqlite"));
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, `brought ${database.dialect} up to date`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
