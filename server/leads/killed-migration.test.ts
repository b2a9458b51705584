import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { openDatabase } from "./open-database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import {
  migrationsUpTo,
  OLD_KINDS,
  oldLeadStatements,
} from "#server/storage/test-earlier-versions.ts";
import { DIALECTS, makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { countRow } from "#server/testing/test-rows.ts";

vi.setConfig({ testTimeout: 300_000 });

const LEADS = 600;
const OLD = 4;

/** Milliseconds after the migration began; the last are later than its end. */
const MOMENTS = [0, 10, 30, 80, 200, 500, 1500];

test.for(DIALECTS)(
  "%s: a killed migration is done completely by the next start",
  async (dialect) => {
    const dataFolder = makeFolder();
    const databaseUrl = dialect === "postgres" ? await makeDatabaseUrl() : undefined;
    const open = () =>
      databaseUrl
        ? openPostgres(databaseUrl, () => {})
        : openSqlite(join(dataFolder, "leads.sqlite"));
    const old = open();
    const applied = await migrate(old, migrationsUpTo(OLD));
    const leads = Array.from({ length: LEADS }, (_, index) => ({
      id: `lead-${index}`,
      kind: OLD_KINDS[index % OLD_KINDS.length]!,
      receivedAt: index,
    }));
    await old.transaction(leads.flatMap((lead) => oldLeadStatements(OLD, lead)));
    await old.close();

    const program = join(import.meta.dirname, "test-run-migration.ts");
    const place = { dataFolder, databaseUrl };
    for (const moment of MOMENTS) {
      const child = spawn(process.execPath, [program, JSON.stringify(place)]);
      const ended = once(child, "exit");
      await once(child.stdout, "data");
      await delay(moment);
      child.kill("SIGKILL");
      const [code] = await ended;
      const database = open();
      const names = await database.all(
        z.object({ name: z.string() }),
        "select name from migrations",
      );
      const { count } = (await database.first(countRow, "select count(*) as count from leads"))!;
      await database.close();
      expect(count).toBe(LEADS);
      // All migrations are one transaction.
      if (names.length > applied.length) expect(names.length).toBeGreaterThan(applied.length + 5);
      if (code === 0) break;
    }
    const database = await openDatabase(place, pino({ level: "silent" }));
    const filled =
      "select count(*) as count from leads where origin is not null and phone_key <> ''";
    expect((await database.first(countRow, filled))!.count).toBe(LEADS);
    await database.close();
  },
);
