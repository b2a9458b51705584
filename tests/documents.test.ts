import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/glossary.md",
  "docs/operations.md",
  ...readdirSync("docs/decisions").map((name) => `docs/decisions/${name}`),
];

test("every file and folder that the documents name exists", () => {
  const folders = "bench|content|docs|domain|public|scripts|server|site|studio|tests";
  const path = new RegExp(`[\`(]((?:${folders})/[\\w./-]*[\\w/])[\`)]`, "g");
  const named = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(path)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test("every package has its line in the record of packages, and no line is left over", () => {
  const record = readFileSync("docs/decisions/0005-packages.md", "utf8");
  const [, , ...rows] = record.matchAll(/^\| ([^|]+) \|/gm);
  const recorded = rows.flatMap(([, names = ""]) => names.trim().split(", "));
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(recorded.toSorted()).toEqual(used.toSorted());
});

test("every command of ours is in the README or in CONTRIBUTING", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const text = readFileSync("README.md", "utf8") + readFileSync("CONTRIBUTING.md", "utf8");
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}\\b|\`${name}\``).test(text),
  );
  expect(missing).toEqual([]);
});
