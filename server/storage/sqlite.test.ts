import { chmodSync, closeSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { loadTestSite } from "#server/testing/test-site.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

/** Locks like a writing or backing-up process. Returns the release. */
function lock(file: string): () => void {
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  return () => other.close();
}

async function openMigrated(file: string) {
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}

test("pages are served while another process locks the database, and a lead waits for the lock", async () => {
  const file = join(makeFolder(), "test.sqlite");
  const database = await openMigrated(file);
  const { app, send } = await makeApp({ site: await loadTestSite(), database });
  const unlock = lock(file);
  let isResponseSent = false;
  const lead = send("contact", contact).finally(() => (isResponseSent = true));
  for (let count = 0; count < 200; count++) {
    expect((await app.inject("/about")).statusCode).toBe(200);
    await nextTurn();
  }
  expect(isResponseSent).toBe(false);
  unlock();
  expect((await lead).status).toBe(200);
});

test("the SQLite files are readable by their owner alone, whatever the umask", async () => {
  const folder = makeFolder();
  chmodSync(folder, 0o755);
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  await openMigrated(join(folder, "test.sqlite"));
  expect(modesIn(folder)).toEqual({
    "test.sqlite": "600",
    "test.sqlite-shm": "600",
    "test.sqlite-wal": "600",
  });
});

test("files that others could read are repaired when they are opened", async () => {
  const folder = makeFolder();
  const file = join(folder, "test.sqlite");
  new DatabaseSync(file).close();
  for (const name of ["", "-wal", "-shm"]) {
    closeSync(openSync(file + name, "a"));
    chmodSync(file + name, 0o644);
  }
  await openMigrated(file);
  expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(["600"]));
});

test("a file that cannot be opened fails every statement with the reason", async () => {
  const database = openSqlite("/dev/null/test.sqlite");
  await expect(database.all(anyRow, "select 1")).rejects.toMatchObject({
    name: "StoreFailure",
    cause: { message: expect.stringContaining("ENOTDIR") },
  });
  await expect(database.run("select 1")).rejects.toMatchObject({ name: "StoreFailure" });
});

test.for([
  ["reads", (sql: string) => `select text from (${sql})`],
  ["writes", (sql: string) => sql],
] as const)("the thread that %s reports its loss when it runs out of memory", async ([, wrap]) => {
  const lost = vi.fn<(error: Error) => void>();
  const database = openSqlite(join(makeFolder(), "test.sqlite"), lost);
  await database.all(anyRow, "select 1");
  expect(lost).not.toHaveBeenCalled();
  const tooMuch = wrap(`with recursive numbers (n) as (select 1 union all select n + 1 from numbers)
    select hex(zeroblob(1000000)) as text from numbers limit 400`);
  const small = wrap("with one (text) as (select 1) select text from one");
  const calls = [tooMuch, small].map((sql) => database.all(anyRow, sql));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(database.all(anyRow, small)).rejects.toMatchObject({ name: "StoreFailure" });
  expect(lost).toHaveBeenCalledTimes(1);
});

test("a truncated log waits for no later read", async () => {
  const file = join(makeFolder(), "test.sqlite");
  const database = await openMigrated(file);
  await database.all(anyRow, "select name from migrations");
  await database.script("pragma wal_checkpoint(truncate)");
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(await database.all(anyRow, "select name from migrations")).not.toEqual([]);
});

test("a log that another process reads is emptied later, and holds up no write", async () => {
  const file = join(makeFolder(), "test.sqlite");
  const database = await openMigrated(file);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin");
  other.prepare("select name from migrations").all();
  let isScrubbed = false;
  const scrubbed = database.scrub([]).then(() => (isScrubbed = true));
  const begin = performance.now();
  await database.run("insert into desk_keys (name, key) values ('a', 'b')");
  expect(performance.now() - begin).toBeLessThan(3000);
  expect(isScrubbed).toBe(false);
  other.exec("rollback");
  await scrubbed;
  expect(statSync(`${file}-wal`).size).toBe(0);
});

test("results arrive under node --watch, where threads also send the names of their modules", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1"); // as node --watch does
  onTestFinished(() => void vi.unstubAllEnvs());
  const database = await openMigrated(join(makeFolder(), "test.sqlite"));
  expect(await database.all(anyRow, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("closing does not report a lost thread", async () => {
  const lost = vi.fn<(error: Error) => void>();
  const database = openSqlite(join(makeFolder(), "test.sqlite"), lost);
  await database.all(anyRow, "select 1");
  await database.close();
  expect(lost).not.toHaveBeenCalled();
});

function modesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).toSorted();
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}
