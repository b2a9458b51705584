import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { REREAD_AFTER } from "#server/pages/availability/read-availability.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { needPrograms } from "#server/testing/test-needed-programs.ts";
import { startPostgres } from "#server/testing/test-postgres.ts";
import { startInstance } from "./instance.ts";
import { makeRegistration, send } from "./visitors.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Less than a query to a frozen PostgreSQL takes to fail (30 s), and a write to a locked SQLite (5 s). */
const RESPONDS_WITHIN = 4000;

async function ask(url: string) {
  const signal = AbortSignal.timeout(RESPONDS_WITHIN);
  const { status, headers } = await fetch(`${url}/api/availability`, { signal });
  return { status, age: Number(headers.get("age")), retryAfter: headers.get("retry-after") };
}

async function startFreezable() {
  needPrograms("PostgreSQL");
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const settings = { DATA_DIR: makeFolder(), DATABASE_URL: await postgres.createDatabase() };
  const { url } = await startInstance(settings);
  return { url, postgres };
}

test("a frozen PostgreSQL: the last known availability is sent, with its age", async () => {
  const { url, postgres } = await startFreezable();
  expect(await ask(url)).toMatchObject({ status: 200, age: 0 });
  await delay(REREAD_AFTER);
  postgres.freeze();
  for (let request = 0; request < 5; request++) {
    const { status, age } = await ask(url);
    expect(status).toBe(200);
    expect(age).toBeGreaterThanOrEqual(REREAD_AFTER / 1000);
  }
  postgres.goOn();
  await expect.poll(async () => (await ask(url)).age, { timeout: 40_000 }).toBeLessThan(5);
});

test("a frozen PostgreSQL: a server that never read the availability says so at once", async () => {
  const { url, postgres } = await startFreezable();
  postgres.freeze();
  for (let request = 0; request < 5; request++) {
    expect(await ask(url)).toMatchObject({ status: 503, retryAfter: "10" });
  }
  postgres.goOn();
  await expect.poll(async () => (await ask(url)).status, { timeout: 40_000 }).toBe(200);
});

test("a locked SQLite: the last known availability is sent while a lead waits to be written", async () => {
  const dataFolder = makeFolder();
  const { url } = await startInstance({ DATA_DIR: dataFolder });
  expect(await ask(url)).toMatchObject({ status: 200, age: 0 });
  await delay(REREAD_AFTER);
  const other = new DatabaseSync(join(dataFolder, "leads.sqlite"), { timeout: 5000 });
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const sending = send(url, makeRegistration());
  await delay(300); // the write waits for the lock
  for (let request = 0; request < 5; request++) {
    expect((await ask(url)).status).toBe(200);
  }
  other.exec("rollback");
  expect(await sending).toBe(200);
});
