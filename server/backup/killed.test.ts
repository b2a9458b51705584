import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import {
  countLeads,
  fill,
  killAtCall,
  makeStore,
  open,
  usePostgresPrograms,
} from "./test-backups.ts";
import { verifyBackup } from "./verify-backup.ts";

vi.setConfig({ testTimeout: 300_000 });

/** More than any of these commands has. */
const MOST_CALLS = 100;

test.for(DIALECTS)("%s: a killed restore is not served, and the next is whole", async (dialect) => {
  usePostgresPrograms();
  const stores = [await makeStore(dialect), await makeStore(dialect)] as const;
  const [[source, target], backups] = [stores, makeFolder()];
  await fill(source, 7);
  await createBackup(source, backups, null);
  await fill(target, 3);
  let unfinished = 0;
  for (let call = 1; call < MOST_CALLS; call++) {
    const outcome = await killAtCall(call, "restore", target, backups);
    if (outcome === "done") {
      expect(unfinished).toBeGreaterThan(5);
      return expect(await countLeads(target)).toBe(7);
    }
    expect(outcome).toBe("SIGKILL");
    if (existsSync(join(target.dataFolder, "restoring"))) {
      unfinished += 1;
      await expect(open(target)).rejects.toThrow("A restore was interrupted");
    } else {
      // Before it began or after all was done: one whole state, with its document.
      const leads = await countLeads(target);
      expect([3, 7]).toContain(leads);
      const document = join(target.dataFolder, "documents", `${leads}.pdf`);
      expect(readFileSync(document, "utf8")).toBe(`a passport of ${leads}`);
    }
    if (call % 5 !== 0) continue; // killed several times in a row, too
    await restoreBackup(target, backups);
    expect(await countLeads(target)).toBe(7);
  }
  throw new Error("the restore has more calls than expected");
});

test("a killed backup is no backup, and the next removes what is left of it", async () => {
  const [source, backups] = [await makeStore("sqlite"), makeFolder()];
  await fill(source, 5);
  for (let call = 1; call < MOST_CALLS; call++) {
    const outcome = await killAtCall(call, "create", source, backups);
    const names = readdirSync(backups);
    const unfinished = names.filter((name) => name.endsWith(".unfinished"));
    for (const name of names.filter((one) => !unfinished.includes(one))) {
      expect(await verifyBackup(join(backups, name))).toMatchObject({ manifest: { documents: 1 } });
    }
    if (outcome === "done") return expect(unfinished).toEqual([]);
    expect(outcome).toBe("SIGKILL");
    expect(unfinished.length).toBeLessThanOrEqual(1);
  }
  throw new Error("the backup has more calls than expected");
});
