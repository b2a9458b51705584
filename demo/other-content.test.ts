import { execFileSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { sqliteFile } from "#server/leads/open-database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openSqlite } from "#server/storage/sqlite.ts";

test("the demo fills the desk of a company with other projects and choices", async () => {
  const folder = makeFolder();
  const database = openSqlite(sqliteFile(folder));
  onTestFinished(() => database.close());
  await migrate(database);
  const env = { ...process.env, CONTENT_DIR: "scripts/content/starter", DATA_DIR: folder };
  const printed = execFileSync(process.execPath, ["demo/demo.ts"], { env, encoding: "utf8" });
  expect(printed).toContain("Added 500 made-up leads");
  const titles = await database.all(
    anyRow,
    "select distinct details ->> 'pageTitle' as title from leads where details like '%pageTitle%' order by 1",
  );
  expect(titles).toEqual(
    ["Example House", "Example Offices", "Example School"].map((title) => ({ title })),
  );
}, 60_000);
