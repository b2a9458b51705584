import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import { type Zone, zoneRules } from "./import-rules.ts";

/** What Oxlint says about the lines of a file in a folder with the given zone. */
function lint(zone: Zone, lines: string[], file = "site/sections/banner.ts"): string[] {
  const folder = makeFolder();
  mkdirSync(join(folder, "site/sections"), { recursive: true });
  writeFileSync(join(folder, file), lines.join("\n"));
  const config = {
    categories: { correctness: "off" },
    overrides: zoneRules(["site/sections", zone]),
  };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  const oxlint = resolve("node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format", "json"], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { help: string }[] };
  return diagnostics.map(({ help }) => help);
}

const REFUSED = "site/sections may not import this: see oxlint-zones.ts.";
const TYPES_ALONE = "site/sections may import only types from here: see oxlint-zones.ts.";
const zone: Zone = { may: ["catalog/company.ts", "ui"], types: ["catalog/team.ts", "site/views"] };

test("a zone allows its own folder, packages and what it names", () => {
  const lines = [
    `import { company } from "#catalog/company.ts";`,
    `import { Button } from "#ui/button.tsx";`,
    `import { Banner } from "#site/sections/hero/hero.tsx";`,
    `import type { Member } from "#catalog/team.ts";`,
    `import type { Tile } from "#site/views/tile.ts";`,
    `import { useState } from "react";`,
  ];
  expect(lint(zone, lines)).toEqual([]);
});

test("a zone refuses everything else of ours, also types", () => {
  const lines = [
    `import { pictures } from "#catalog/pictures.ts";`,
    `import type { App } from "#server/app.ts";`,
    `import { serveSite } from "#tests/served-site.ts";`,
  ];
  expect(lint(zone, lines)).toEqual([REFUSED, REFUSED, REFUSED]);
});

test("a zone refuses values where it allows types alone", () => {
  const lines = [
    `import { allMembers } from "#catalog/team.ts";`,
    `import { type Tile, toTile } from "#site/views/tile.ts";`,
  ];
  expect(lint(zone, lines)).toEqual([TYPES_ALONE, TYPES_ALONE]);
});

test("no file imports through a parent folder", () => {
  const [message] = lint(zone, [`import { Button } from "../ui/button.tsx";`]);
  expect(message).toMatch(/package.json's imports/);
});

test.for(["banner.test.ts", "test-banner.ts"])(
  "%s may import what the zone gives its tests, and nothing else",
  (name) => {
    const lines = [
      `import { app } from "#server/app.ts";`,
      `import { serveSite } from "#tests/served-site.ts";`,
    ];
    expect(lint({ ...zone, tests: ["server"] }, lines, `site/sections/${name}`)).toEqual([REFUSED]);
  },
);

test("a shallow zone refuses the folders below it", () => {
  const lines = [`import { Banner } from "#site/sections/hero/hero.tsx";`];
  expect(lint({ ...zone, shallow: true }, lines)).toEqual([REFUSED]);
});

test.for([
  ["server/http", "server-zones.ts"],
  ["desk/homes", "desk-zones.ts"],
  ["site/ui", "oxlint-zones.ts"],
])("the message of %s names the file of its zone, %s", ([folder, file]) => {
  expect(JSON.stringify(zoneRules([folder!, zone]))).toContain(
    `${folder} may not import this: see ${file}.`,
  );
});
