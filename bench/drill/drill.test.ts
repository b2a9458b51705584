import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DIALECTS, makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { runDrill } from "./run-drill.ts";

vi.setConfig({ testTimeout: 180_000 });

test.for(DIALECTS)(
  "%s: leads and documents come back from a backup that was made under load",
  async (dialect) => {
    const isPostgres = dialect === "postgres";
    const makeStore = async () => ({
      dataFolder: makeFolder(),
      ...(isPostgres && { databaseUrl: await makeDatabaseUrl() }),
    });
    const backups = makeFolder();
    const [original, other] = [await makeStore(), await makeStore()];
    const figures = await runDrill({ original, other, backups }, 300);
    expect(figures.leads).toBeGreaterThanOrEqual(320);
    expect(figures.documents).toBeGreaterThan(24);
    const name = expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{9}$/);
    expect(readdirSync(backups)).toEqual([name, name]);
    expect(existsSync(join(other.dataFolder, "restoring"))).toBe(false);
  },
);
