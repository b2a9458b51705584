import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { idRow } from "#server/testing/test-rows.ts";
import type { Database } from "#server/storage/database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { sqliteFile } from "#server/leads/open-database.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { officeOf } from "#server/testing/test-office.ts";

const LEADS = 1000;
const PAGES = 2;

function counting(database: Database): { database: Database; queries: string[] } {
  const queries: string[] = [];
  return {
    queries,
    database: {
      ...database,
      all: (row, sql, ...values) => (queries.push(sql), database.all(row, sql, ...values)),
      first: (row, sql, ...values) => (queries.push(sql), database.first(row, sql, ...values)),
    },
  };
}

test.for(DIALECTS)("%s: a page of leads takes at most three queries", async (dialect) => {
  const { database, queries } = counting(await openTestDatabase(dialect));
  await addManyLeads(database, LEADS);
  const run = officeOf(await makeApp({ database }));
  for (const command of [`list --limit ${LEADS}`, "export", "export --json"]) {
    queries.length = 0;
    const lines = (await run(command)).split("\n");
    const ids = new Set(lines.map((line) => /[MCB]-[\dA-F]{8}/.exec(line)?.[0]).filter(Boolean));
    expect(ids.size, command).toBe(LEADS);
    expect(queries.length, command).toBeLessThanOrEqual(3 * PAGES);
  }
});

test("pages join without a gap between leads of the same time", async () => {
  const database = await openTestDatabase();
  await addManyLeads(database, LEADS);
  const run = officeOf(await makeApp({ database }));
  const listed = JSON.parse(await run("list --json --limit 700")) as { id: string }[];
  const rows = await database.all(
    idRow,
    "select id from leads order by received_at desc, id desc limit 700",
  );
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(JSON.stringify(listed)).toContain("tradeLicense.pdf");
});

test("a database failure between two pages is one error", async () => {
  const database = await openTestDatabase();
  await addManyLeads(database, LEADS);
  const { deps } = await makeApp({ database });
  const failing: Database = {
    ...database,
    all: async (row, sql, ...values) => {
      if (sql.includes("received_at <=")) throw new Error("the database is unreachable");
      return database.all(row, sql, ...values);
    },
  };
  const run = officeOf({ deps: { ...deps, database: failing } });
  await expect(run(`list --limit ${LEADS}`)).rejects.toThrow("the database is unreachable");
});

test.for(["list --limit 3000", "export", "export --json"])(
  "office %s exits without an error when its reader closes the pipe",
  async (command) => {
    const folder = makeFolder();
    const database = openSqlite(sqliteFile(folder));
    await migrate(database);
    await addManyLeads(database, 3000);
    await database.close();
    const child = spawn(process.execPath, ["server/office/office.ts", ...command.split(" ")], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const errorOutput = text(child.stderr);
    child.stdout.once("data", () => child.stdout.destroy());
    const [code] = await once(child, "exit");
    expect(await errorOutput).toBe("");
    expect(code).toBe(0);
  },
);
