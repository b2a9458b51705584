import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { countRow } from "#server/testing/test-rows.ts";
import { signIn } from "#server/testing/test-desk.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { openDatabase, sqliteFile } from "#server/leads/open-database.ts";
import { makeApp } from "#server/testing/test-app.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { DIALECTS, makeDatabaseUrl, openTestDatabase } from "#server/testing/test-databases.ts";
import {
  migrationsUpTo,
  OLD_KINDS,
  oldLeadStatements,
  schemaOf,
  VERSIONS,
} from "./test-earlier-versions.ts";

vi.setConfig({ testTimeout: 180_000 });

const log = pino({ level: "silent" });
const NOW = Date.parse("2026-03-10T08:00:00Z");

async function makeOldDatabase(dialect: (typeof DIALECTS)[number], version: number) {
  const place = {
    databaseUrl: dialect === "postgres" ? await makeDatabaseUrl() : undefined,
    dataFolder: makeFolder(),
  };
  const old = place.databaseUrl
    ? openPostgres(place.databaseUrl, () => {})
    : openSqlite(sqliteFile(place.dataFolder));
  await migrate(old, migrationsUpTo(version));
  return { old, start: () => openDatabase(place, log) };
}

const count = async (database: Database, from: string) =>
  (await database.first(countRow, `select count(*) as count from ${from}`))!.count;

test.for(DIALECTS)("%s: every earlier version becomes the newest", async (dialect) => {
  const newest = await schemaOf(await openTestDatabase(dialect));
  for (const version of VERSIONS) {
    const { old, start } = await makeOldDatabase(dialect, version);
    const leads = OLD_KINDS.flatMap((kind) =>
      [1, 2].map((days) => ({ id: randomUUID(), kind, receivedAt: NOW - days * 86_400_000 })),
    );
    for (const lead of leads) await old.transaction(oldLeadStatements(version, lead));
    await old.close();

    const database = await start();
    expect(await schemaOf(database), `from ${version}`).toEqual(newest);
    for (const [from, rows] of Object.entries({
      leads: 6,
      messages: 12,
      documents: 2,
      "leads where email_key is null or phone_key is null or origin is null": 0,
      "leads where stage <> 'new' or version <> 0": 0,
      "leads where kind = 'meeting' and meeting_key is null": 0,
      "messages where state <> 'waiting'": 0,
    })) {
      expect(await count(database, from), `from ${version}: ${from}`).toBe(rows);
    }
    const manager = await signIn(await makeApp({ database }), "manager");
    for (const { id, kind } of leads) {
      const { status, body } = await manager.request("GET", `/leads/${id}`);
      expect(status, `from ${version}: ${kind}`).toBe(200);
      expect(body).toMatchObject({ lead: { id, kind }, email: `${id}@Example.com` });
    }
    const found = await manager.request("GET", `/leads?search=${leads[0]!.id}@example.com`);
    expect(found.body, `from ${version}`).toMatchObject({ leads: [{ id: leads[0]!.id }] });
    await database.close();
  }
});

const LEADS_BEFORE = 1000;

test.for(DIALECTS)(
  "%s: an older server stores leads while two new ones start and migrate",
  async (dialect) => {
    const version = 4; // the last release without the desk
    const { old, start } = await makeOldDatabase(dialect, version);
    const stored: string[] = [];
    const makeLead = () => {
      const id = randomUUID();
      const kind = OLD_KINDS[stored.length % OLD_KINDS.length]!;
      stored.push(id);
      return oldLeadStatements(version, { id, kind, receivedAt: NOW });
    };
    const LEADS_PER_TRANSACTION = 100;
    for (let first = 0; first < LEADS_BEFORE; first += LEADS_PER_TRANSACTION) {
      const leads = Array.from({ length: LEADS_PER_TRANSACTION }, makeLead);
      await old.transaction(leads.flat());
    }

    const closing = new AbortController();
    const visits = Array.from({ length: 4 }, async () => {
      while (!closing.signal.aborted) {
        await old.transaction(makeLead());
        await delay(20);
      }
    });
    const databases = await Promise.all([start(), start()]);
    const during = stored.length - LEADS_BEFORE;
    // The older server stores leads until it is stopped.
    await expect
      .poll(() => stored.length, { timeout: 60_000 })
      .toBeGreaterThan(LEADS_BEFORE + during + 20);
    closing.abort();
    await Promise.all(visits); // rejects if a lead was not stored
    expect(during).toBeGreaterThan(0);

    const [database] = databases as [Database, Database];
    expect(await count(database, "leads")).toBe(stored.length);
    expect(await count(database, "messages")).toBe(stored.length * 2);
    const applied = await count(database, "migrations");
    expect(applied).toBe(await count(await openTestDatabase(dialect), "migrations"));
    // The next start completes what the older server has stored since.
    const next = await start();
    expect(await count(next, "leads where phone_key is null")).toBe(0);
    for (const each of [old, next, ...databases]) await each.close();
  },
);
