import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { countRow } from "#server/testing/test-rows.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { startInstance } from "./instance.ts";
import { expectKept, expectNoStrays } from "./proofs.ts";
import { IS_LONG } from "./rounds.ts";
import { sendAgain, startVisitors } from "./visitors.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Longer than a write waits, in a long run. */
const LOCKED_FOR = IS_LONG ? 30_000 : 2000;

test("the server responds while another process locks SQLite, and loses no acknowledged lead", async () => {
  const dataFolder = makeFolder();
  const instance = await startInstance({ DATA_DIR: dataFolder });
  const visitors = startVisitors(() => instance.url);
  await delay(300);
  const other = new DatabaseSync(join(dataFolder, "leads.sqlite"), { timeout: 5000 });
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const acknowledgedBefore = visitors.acknowledged.size;

  const end = performance.now() + LOCKED_FOR;
  let responses = 0;
  for (; performance.now() < end; responses++) {
    expect((await fetch(`${instance.url}/healthz`)).status).toBe(200);
  }
  // A blocked event loop would have made each wait for the lock.
  expect(responses).toBeGreaterThan(50);
  // A commit may have been on its way when the lock was taken.
  expect(visitors.acknowledged.size - acknowledgedBefore).toBeLessThanOrEqual(8);
  other.exec("rollback");
  await delay(500);
  await visitors.stop();
  expect(visitors.acknowledged.size).toBeGreaterThan(acknowledgedBefore);
  const { sent, acknowledged, statuses } = visitors;
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);

  expect(await sendAgain(instance.url, sent, acknowledged)).toEqual([200]);
  await instance.close();
  const database = openSqlite(join(dataFolder, "leads.sqlite"));
  await expectKept(database, dataFolder, sent);
  await expectNoStrays(database, dataFolder);
  const leads = await database.first(countRow, "select count(*) as count from leads");
  expect(leads?.count).toBe(sent.length);
  await database.close();
});
