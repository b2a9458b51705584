import { execFile } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { startInstance } from "#bench/faults/instance.ts";
import { expectKept } from "#bench/faults/proofs.ts";
import { sendAgain, startVisitors } from "#bench/faults/visitors.ts";
import { openDatabase } from "#server/leads/open-database.ts";
import { DIALECTS, makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { needPrograms } from "#server/testing/test-needed-programs.ts";
import { findPostgres } from "#server/testing/test-postgres-folder.ts";
import { codeBlock } from "./code-block.ts";

async function runScript(name: string, settings: Record<string, string>, ...args: string[]) {
  const file = join(makeFolder(), name);
  writeFileSync(file, codeBlock("operations/backups.md", `/usr/local/bin/${name}`), {
    mode: 0o700,
  });
  const env = { PATH: `${findPostgres()}:${process.env.PATH}`, ...settings };
  await promisify(execFile)(file, args, { env });
}

test.for(DIALECTS)(
  "%s: leads and documents come back from a backup that was made under load",
  async (dialect) => {
    needPrograms(dialect === "postgres" ? "PostgreSQL" : "SQLite");
    const [dataFolder, backups] = [makeFolder(), makeFolder()];
    const url = dialect === "postgres" ? await makeDatabaseUrl() : "";
    const settings = { DATA_DIR: dataFolder, DATABASE_URL: url };
    const instance = await startInstance(settings);
    const visitors = startVisitors(() => instance.url, 4);
    const withDocuments = () => [...visitors.acknowledged].filter(({ hashes }) => hashes[0]);
    await expect.poll(() => withDocuments().length, { timeout: 20_000 }).toBeGreaterThan(1);
    const before = [...visitors.acknowledged];
    await runScript("website-backup", { ...settings, BACKUPS: backups });
    const after = visitors.sent.length;
    await expect.poll(() => visitors.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(after);
    await visitors.stop();
    await instance.kill();

    const [copy = "", ...others] = readdirSync(backups);
    expect(copy).toMatch(/^\d{4}-\d\d-\d\d-\d{6}$/);
    expect(others).toEqual([]);
    rmSync(join(dataFolder, "documents", readdirSync(join(dataFolder, "documents"))[0]!));
    await runScript("website-restore", settings, join(backups, copy));

    const place = { databaseUrl: url || undefined, dataFolder };
    const database = await openDatabase(place, pino({ level: "silent" }));
    await expectKept(database, dataFolder, before);
    const rows = await database.all(
      z.object({ key: z.string() }),
      "select idempotency_key as key from leads",
    );
    const keys = new Set(rows.map(({ key }) => key));
    const inCopy = visitors.sent.filter(({ key }) => keys.has(key));
    expect(inCopy.length).toBeLessThan(visitors.acknowledged.size);
    await expectKept(database, dataFolder, inCopy);

    const restored = await startInstance(settings);
    expect(await sendAgain(restored.url, visitors.sent, new Set(inCopy))).toEqual([200]);
    await expectKept(database, dataFolder, visitors.sent);
    await restored.close();
    await database.close();
  },
);
