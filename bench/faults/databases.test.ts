import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { countRow } from "#server/testing/test-rows.ts";
import { openDatabase } from "#server/leads/open-database.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { DIALECTS, makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { startPostgres } from "#server/testing/test-postgres.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { needPrograms } from "#server/testing/test-needed-programs.ts";
import { startInstance } from "./instance.ts";
import { expectAllSent, expectKept, expectNoStrays } from "./proofs.ts";
import { IS_LONG, ROUNDS } from "./rounds.ts";
import { makeRegistration, send, sendAgain, startVisitors } from "./visitors.ts";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

test("no acknowledged lead is lost when PostgreSQL crashes under load, and the server keeps running", async () => {
  needPrograms("PostgreSQL");
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const [dataFolder, url] = [makeFolder(), await postgres.createDatabase()];
  const instance = await startInstance({ DATA_DIR: dataFolder, DATABASE_URL: url });
  const visitors = startVisitors(() => instance.url);
  for (let crash = 0; crash < Math.min(ROUNDS, 5); crash++) {
    await delay(500);
    await postgres.restart();
  }
  const ready = async () => (await fetch(`${instance.url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  await delay(500);
  await visitors.stop();
  expect(instance.isRunning()).toBe(true);
  expect(
    [...visitors.statuses.keys()].filter((status) => status !== 200 && status !== 503),
  ).toEqual([]);
  expect(visitors.statuses.get(503)).toBeGreaterThan(0);

  const database = openPostgres(url, () => {});
  const { sent, acknowledged } = visitors;
  expect(await sendAgain(instance.url, sent, acknowledged)).toEqual([200]);
  await expectKept(database, dataFolder, visitors.sent);
  await expectNoStrays(database, dataFolder);
  const leads = await database.first(countRow, "select count(*) as count from leads");
  expect(leads?.count).toBe(visitors.sent.length);
  await instance.close();
  await database.close();
});

test("an instance delivers the messages of a killed instance on the same PostgreSQL", async () => {
  const [dataFolder, url] = [makeFolder(), await makeDatabaseUrl()];
  const settings = { DATA_DIR: dataFolder, DATABASE_URL: url };
  const instances = await Promise.all([startInstance(settings), startInstance(settings)]);
  const [survivor, victim] = instances as [(typeof instances)[0], (typeof instances)[0]];
  const ofSurvivor = startVisitors(() => survivor.url, 4);
  const ofVictim = startVisitors(() => victim.url, 4);
  await delay(800);
  await victim.kill();
  await delay(300);
  await Promise.all([ofSurvivor.stop(), ofVictim.stop()]);
  expect([...ofSurvivor.statuses.keys()]).toEqual([200]);
  const database = openPostgres(url, () => {});
  await expectKept(database, dataFolder, [...ofSurvivor.acknowledged, ...ofVictim.acknowledged]);
  if (!IS_LONG) await database.run("update messages set due_at = 0 where state = 'waiting'");
  await expectAllSent(database, dataFolder);
  await survivor.close();
  await database.close();
});

test.for(DIALECTS)(
  "%s: a hundred simultaneous requests with one key store one lead",
  async (dialect) => {
    const dataFolder = makeFolder();
    const url = dialect === "postgres" ? await makeDatabaseUrl() : "";
    const instance = await startInstance({ DATA_DIR: dataFolder, DATABASE_URL: url });
    const registration = makeRegistration();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, () => send(instance.url, registration)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await instance.close();
    const place = { databaseUrl: url || undefined, dataFolder };
    const database = await openDatabase(place, pino({ level: "silent" }));
    for (const [table, rows] of Object.entries({
      leads: 1,
      documents: 2,
      messages: 2,
      pending_documents: 0,
    })) {
      const found = await database.first(countRow, `select count(*) as count from ${table}`);
      expect(found?.count, table).toBe(rows);
    }
    await expectKept(database, dataFolder, [registration]);
    await expectNoStrays(database, dataFolder);
    await database.close();
  },
);
