import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { readBackupLine } from "./command-line.ts";
import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { countLeads, fill, makeStore, open, usePostgresPrograms } from "./test-backups.ts";
import { verifyBackup } from "./verify-backup.ts";

test.for(DIALECTS)("%s: what a restore replaces is moved aside", async (dialect) => {
  usePostgresPrograms();
  const [store, backups] = [await makeStore(dialect), makeFolder()];
  await fill(store, 4);
  const { manifest } = await createBackup(store, backups, null);
  expect(manifest).toMatchObject({ dialect, documents: 1, tables: { leads: { rows: 4 } } });
  const database = await open(store);
  await database.run("delete from leads");
  await database.close();
  const { replaced } = await restoreBackup(store, backups);
  expect(await countLeads(store)).toBe(4);
  expect(readdirSync(replaced)).toContain("documents");
  expect(existsSync(join(replaced, "leads.sqlite"))).toBe(dialect === "sqlite");
});

test.for(DIALECTS)(
  "%s: a backup of the release before is restored and updated",
  async (dialect) => {
    usePostgresPrograms();
    const [store, backups] = [await makeStore(dialect), makeFolder()];
    await fill(store, 1);
    const database = await open(store);
    await database.script(
      "drop table erased_leads; delete from migrations where name = '017-erased-leads.sql'",
    );
    await database.close();
    await createBackup(store, backups, null);
    expect(await countLeads(store)).toBe(1); // adds the table
    await restoreBackup(store, backups);
    expect(await countLeads(store)).toBe(1);
  },
);

test.for(DIALECTS)("%s: a restore is refused while a server runs", async (dialect) => {
  usePostgresPrograms();
  const [store, backups] = [await makeStore(dialect), makeFolder()];
  await fill(store, 2);
  await createBackup(store, backups, null);
  const database = await open(store);
  await database.run("delete from documents");
  await expect(restoreBackup(store, backups)).rejects.toThrow(/in use: stop (the|all) server/);
  await database.close();
});

test.for(DIALECTS)("%s: a damaged backup is not restored", async (dialect) => {
  usePostgresPrograms();
  const store = await makeStore(dialect);
  await fill(store, 2);
  const copy = dialect === "sqlite" ? "leads.sqlite" : "leads.dump";
  for (const [damage, message] of [
    [(backup: string) => appendFileSync(join(backup, copy), "x"), `${copy} is missing or damaged`],
    [(backup: string) => rmSync(join(backup, "documents/2.pdf")), "2.pdf is missing or damaged"],
    [(backup: string) => rmSync(join(backup, "backup.json")), "has no backup"],
  ] as const) {
    const backups = makeFolder();
    const { backup } = await createBackup(store, backups, null);
    expect(await verifyBackup(backups)).toMatchObject({ backup });
    damage(backup);
    await expect(verifyBackup(backups)).rejects.toThrow(message);
    await expect(restoreBackup(store, backups)).rejects.toThrow(message);
  }
  expect(await countLeads(store)).toBe(2);
});

test("a document is stored once for several backups, and --keep deletes the oldest", async () => {
  const [store, backups] = [await makeStore("sqlite"), makeFolder()];
  await fill(store, 2);
  for (let round = 0; round < 4; round++) await createBackup(store, backups, 3);
  const names = readdirSync(backups);
  expect(names).toHaveLength(3);
  expect(statSync(join(backups, names[0]!, "documents/2.pdf")).nlink).toBe(3);
});

test("a document that was changed on the disk stops the backup", async () => {
  const [store, backups] = [await makeStore("sqlite"), makeFolder()];
  await fill(store, 2);
  appendFileSync(join(store.dataFolder, "documents/2.pdf"), "x");
  const message = "2.pdf was changed on the disk";
  await expect(createBackup(store, backups, null)).rejects.toThrow(message);
  await expect(restoreBackup(store, backups)).rejects.toThrow("has no backup");
});

test("a backup of the other database is not restored", async () => {
  const [store, backups] = [await makeStore("sqlite"), makeFolder()];
  await fill(store, 1);
  await createBackup(store, backups, null);
  const other = { ...store, databaseUrl: "postgres://localhost/none" };
  await expect(restoreBackup(other, backups)).rejects.toThrow("unset DATABASE_URL");
});

test("a wrong command line says how it is used", () => {
  for (const args of [
    [],
    ["create"],
    ["restore", "a", "b"],
    ["create", "a", "--keep", "none"],
    ["verify", "a", "--leads", "3"],
    ["drill", "--fast"],
  ]) {
    expect(() => readBackupLine(args)).toThrow("npm run backup -- <command>");
  }
  const line = readBackupLine(["drill", "--", "--leads", "100000"]);
  expect(line).toMatchObject({ command: "drill", leads: 100_000 });
});
