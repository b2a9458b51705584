import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** With indirect imports, without types. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!existsSync(file)) return seen;
  const source = readFileSync(file, "utf8");
  const names = source.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm);
  for (const [, name = ""] of names) {
    if (name.startsWith("node:")) continue;
    importedBy(name.startsWith(".") ? join(dirname(file), name) : name.replace(/^#/, ""), seen);
  }
  return seen;
}

const PROGRAMS = ["server/main.ts", "server/office/office.ts"];
const imported = PROGRAMS.flatMap((program) => [...importedBy(program)]);

test("the server reads the company, forms, rates, developments and titles of projects, no other content", () => {
  const readers = imported.filter((file) => file.startsWith("catalog/") && existsSync(file));
  expect(readers).toContain("catalog/company.ts");
  for (const file of readers) {
    const contents = [...readFileSync(file, "utf8").matchAll(/"([\w-]+)\/(?:facts|en)\.yaml"/g)];
    for (const [, folder] of contents)
      expect(["company", "forms", "rates"], file).toContain(folder);
  }
  expect(readers.filter((file) => file.startsWith("catalog/developments/")).toSorted()).toEqual([
    "catalog/developments/availability.ts",
    "catalog/developments/drawn-sides.ts",
    "catalog/developments/read-models.ts",
    "catalog/developments/schema.ts",
  ]);
  expect(readers).not.toContain("catalog/loader/read-entries.ts");
});

test("the server imports only packages that production has", () => {
  const packages = imported.filter((name) => !existsSync(name));
  expect(packages).toContain("yaml");
  for (const name of packages) {
    const [scope = "", rest] = name.split("/");
    expect(dependencies).toHaveProperty([scope.startsWith("@") ? `${scope}/${rest}` : scope]);
  }
});
