import { setTimeout as delay } from "node:timers/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { anyRow, countRow } from "#server/testing/test-rows.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { DIALECTS, makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { startInstance } from "./instance.ts";
import { expectAllSent, expectKept, expectNoStrays } from "./proofs.ts";
import { IS_LONG, ROUNDS } from "./rounds.ts";
import { type Sent, sendAgain, startVisitors } from "./visitors.ts";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

test.for(DIALECTS)(
  `%s: killed ${ROUNDS} times under load, the server loses no acknowledged lead or document and delivers all messages`,
  async (dialect) => {
    const dataFolder = makeFolder();
    const url = dialect === "postgres" ? await makeDatabaseUrl() : "";
    const settings = { DATA_DIR: dataFolder, DATABASE_URL: url };
    const sent: Sent[] = [];
    const acknowledged = new Set<Sent>();

    for (let round = 0; round < ROUNDS; round++) {
      const instance = await startInstance(settings);
      const visitors = startVisitors(() => instance.url);
      await delay(200 + Math.random() * 800);
      await instance.kill();
      await visitors.stop();
      sent.push(...visitors.sent);
      for (const one of visitors.acknowledged) acknowledged.add(one);
    }
    expect(acknowledged.size).toBeGreaterThan(0);

    const database = url
      ? openPostgres(url, () => {})
      : openSqlite(join(dataFolder, "leads.sqlite"));
    if (!url) {
      expect(await database.first(anyRow, "pragma integrity_check")).toEqual({
        integrity_check: "ok",
      });
    }
    await expectKept(database, dataFolder, acknowledged);
    await expectNoStrays(database, dataFolder);

    // Visitors without a response retry with the same key, so every lead counts once.
    const instance = await startInstance(settings);
    expect(await sendAgain(instance.url, sent, acknowledged)).toEqual([200]);
    const leads = await database.first(countRow, "select count(*) as count from leads");
    expect(leads?.count).toBe(sent.length);
    await expectKept(database, dataFolder, sent);
    // Claimed messages are due when their leases end; a short run moves the clock instead.
    if (!IS_LONG) await database.run("update messages set due_at = 0 where state = 'waiting'");
    await expectAllSent(database, dataFolder);
    await instance.close();
    await database.close();
  },
);
