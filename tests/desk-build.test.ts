import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DESK_FOLDER, SITE_FOLDER } from "#server/pages/site-folders.ts";

/** The property of the Standard Schema interface, which every schema of zod has. */
const SCHEMA = "~standard";

function scriptsWithSchemas(folder: string): string[] {
  return readdirSync(join(folder, "assets"))
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(join(folder, "assets", name), "utf8").includes(SCHEMA));
}

test("no script of the desk contains the library of schemas, which those of the site contain", () => {
  expect(scriptsWithSchemas(SITE_FOLDER)).not.toEqual([]);
  expect(scriptsWithSchemas(DESK_FOLDER)).toEqual([]);
});
