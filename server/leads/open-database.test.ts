import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import { sqliteFile } from "./open-database.ts";

test("a database under another name is not passed over for an empty one", () => {
  const folder = makeFolder();
  expect(sqliteFile(folder)).toBe(join(folder, "leads.sqlite"));
  writeFileSync(join(folder, "company.sqlite"), "");
  expect(() => sqliteFile(folder)).toThrow(
    `The database must be named ${folder}/leads.sqlite: rename ${folder}/company.sqlite.`,
  );
  writeFileSync(join(folder, "leads.sqlite"), "");
  expect(sqliteFile(folder)).toBe(join(folder, "leads.sqlite"));
});
