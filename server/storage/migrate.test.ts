import { execFile } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { StoreFailure } from "./store-failure.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { migrate, MIGRATIONS_FOLDER } from "./migrate.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";

function makeMigrations(files: Record<string, string>): string {
  const folder = makeFolder();
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

const migrationsOf = (dialect: (typeof DIALECTS)[number]) =>
  readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => !/\.(sqlite|postgres)\.sql$/.test(name) || name.includes(dialect))
    .toSorted();

/** A database remembers names: a migration with another name would be applied again. */
const RELEASED = [
  "001-leads.sql",
  "002-rates-and-erasure.sql",
  "003-email-key.sql",
  "004-meeting-key.sql",
  "005-desk-accounts.sql",
  "005-desk-audit.sqlite.sql",
  "006-desk-leads.sql",
  "006-desk-search.sqlite.sql",
  "007-desk-homes.sql",
  "008-document-scans.sql",
  "009-erased-mails.sql",
  "010-desk-figures.sql",
  "011-desk-audit-filters.sql",
  "012-morning-mails.sql",
  "013-desk-previous-owner.sql",
  "014-furthest-stage.sql",
  "014-older-servers.sqlite.sql",
];

test("migrations keep their names and come before later ones", async () => {
  const applied = await migrate((await makeDatabase("sqlite"))());
  expect(applied.slice(0, RELEASED.length)).toEqual(RELEASED);
});

/** Another instance migrates at its start, in a process of its own. */
const START_AN_INSTANCE = `
  import { migrate } from "#server/storage/migrate.ts";
  import { openSqlite } from "#server/storage/sqlite.ts";
  console.log((await migrate(openSqlite(process.argv[1]))).join());
`;

test("sqlite is migrated once, however many processes start together", async () => {
  const file = join(makeFolder(), "test.sqlite");
  const starts = [1, 2, 3, 4].map(() =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", START_AN_INSTANCE, file]),
  );
  const applied = (await Promise.all(starts)).map(({ stdout }) => stdout.trim());
  expect(applied.filter((names) => names !== "")).toEqual([migrationsOf("sqlite").join()]);
});

test("postgres is migrated once, however many instances start together", async () => {
  const open = await makeDatabase("postgres");
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(open())));
  expect(applied.flat()).toEqual(migrationsOf("postgres"));
  expect(await open().all(anyRow, "select * from leads")).toEqual([]);
});

test.for(DIALECTS)("%s rolls back a migration that fails", async (dialect) => {
  const database = (await makeDatabase(dialect))();
  const folder = makeMigrations({
    "001-good.sql": "create table good (id integer)",
    "002-bad.sql": "create table bad (id integer); create nonsense",
  });
  await expect(migrate(database, folder)).rejects.toThrow(StoreFailure);
  await expect(database.all(anyRow, "select * from good")).rejects.toThrow(StoreFailure);
});

test("a database that is newer than the release is not changed", async () => {
  const database = (await makeDatabase("sqlite"))();
  await migrate(database, makeMigrations({ "001-a.sql": "", "002-b.sql": "" }));
  await expect(migrate(database, makeMigrations({ "001-a.sql": "" }))).rejects.toThrow(
    "the database is newer than this release: it has the migration 002-b.sql",
  );
});
