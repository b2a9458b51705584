import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { anyRow, countRow } from "#server/testing/test-rows.ts";
import { newAccount } from "#server/desk/accounts/account-repository.ts";
import { newSession } from "#server/desk/access/session-repository.ts";
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

test("signing out with a full disk ends the session, also after the next start", async ({
  skip,
}) => {
  const isProved = await onSmallDisk(async (disk) => {
    const instance = await startInstance({ DATA_DIR: disk, MIN_FREE_DISK_MB: "0" });
    const cookie = await signInOn(disk);
    const ask = async (method: string, path: string) => {
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      return fetch(`${instance.url}/api/desk/${path}`, { method, headers });
    };
    expect((await ask("GET", "me")).status).toBe(200);
    const filler = join(disk, "filler");
    for (let bytes = 24_000_000; bytes >= 1; bytes = Math.floor(bytes / 2)) {
      try {
        appendFileSync(filler, Buffer.alloc(bytes));
      } catch {} // the disk has less space than that
    }
    const signOut = await ask("POST", "sign-out");
    expect(signOut.status).toBe(204);
    expect(signOut.headers.get("set-cookie")).toMatch(/^desk=;.*Max-Age=0/);
    expect((await ask("GET", "me")).status).toBe(401);
    expect(await sessionsOn(disk)).toBe(1);

    rmSync(filler);
    await expect.poll(() => sessionsOn(disk)).toBe(0);
    expect((await ask("GET", "me")).status).toBe(401);
    await instance.close();
  });
  if (!isProved) skip("only root can mount a small disk to fill");
});

/** Adds a person with a session; the value is the cookie of a server without TLS. */
async function signInOn(disk: string): Promise<string> {
  const database = openSqlite(join(disk, "leads.sqlite"));
  const person = { name: "Sara", email: "sara@company.example", role: "agent" } as const;
  const { id, statement } = newAccount(person, new Date());
  const session = newSession(id, "Test", new Date());
  await database.transaction([statement, session.statement]);
  await database.close();
  return `desk=${session.token}`;
}

async function sessionsOn(disk: string): Promise<number> {
  const database = openSqlite(join(disk, "leads.sqlite"));
  const row = await database.first(countRow, "select count(*) as count from sessions");
  await database.close();
  return row!.count;
}

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
