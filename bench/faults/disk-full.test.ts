import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { startInstance } from "./instance.ts";
import { expectKept } from "./proofs.ts";
import { makeEnquiry, makeRegistration, type Sent, send } from "./visitors.ts";

vi.setConfig({ testTimeout: 120_000 });

/** False if this machine allows no such disk. */
async function onSmallDisk(work: (disk: string) => Promise<void>): Promise<boolean> {
  const disk = makeFolder();
  const options = ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disk];
  if (spawnSync("mount", options).status !== 0) return false;
  try {
    await work(disk);
    return true;
  } finally {
    spawnSync("umount", ["-l", disk]);
  }
}

test("a full disk gives 503 and loses no accepted lead, and leads are accepted again with free space", async ({
  skip,
}) => {
  const isProved = await onSmallDisk(async (disk) => {
    // No free space is kept for leads, so documents too find the disk full.
    const instance = await startInstance({ DATA_DIR: disk, MIN_FREE_DISK_MB: "0" });
    const filler = join(disk, "filler");
    writeFileSync(filler, Buffer.alloc(20_000_000));
    const [acknowledged, refused]: [Sent[], Sent[]] = [[], []];
    for (let count = 0; count < 400 && refused.length < 20; count++) {
      const one = count % 3 === 0 ? makeRegistration() : makeEnquiry();
      const status = await send(instance.url, one);
      expect([200, 503]).toContain(status);
      (status === 200 ? acknowledged : refused).push(one);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused.length).toBe(20);
    expect(instance.isRunning()).toBe(true);
    expect(readdirSync(join(disk, "uploads"))).toEqual([]);

    rmSync(filler);
    for (const one of refused) expect(await send(instance.url, one)).toBe(200);
    await instance.close();
    const database = openSqlite(join(disk, "leads.sqlite"));
    expect(await database.first(anyRow, "pragma integrity_check")).toEqual({
      integrity_check: "ok",
    });
    await expectKept(database, disk, [...acknowledged, ...refused]);
    await database.close();
  });
  if (!isProved) skip("only root can mount a small disk to fill");
});

test("documents leave disk space for leads without documents", async ({ skip }) => {
  const isProved = await onSmallDisk(async (disk) => {
    const instance = await startInstance({ DATA_DIR: disk, MIN_FREE_DISK_MB: "12" });
    const acknowledged: Sent[] = [];
    let refused = 0;
    for (let count = 0; count < 400 && refused < 10; count++) {
      const one = makeRegistration();
      const status = await send(instance.url, one);
      expect([200, 503]).toContain(status);
      if (status === 200) acknowledged.push(one);
      else refused++;
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused).toBe(10);
    for (let count = 0; count < 100; count++) {
      const one = makeEnquiry();
      expect(await send(instance.url, one)).toBe(200);
      acknowledged.push(one);
    }
    expect(readdirSync(join(disk, "uploads"))).toEqual([]);
    await instance.close();
    const database = openSqlite(join(disk, "leads.sqlite"));
    await expectKept(database, disk, acknowledged);
    await database.close();
  });
  if (!isProved) skip("only root can mount a small disk to fill");
});
