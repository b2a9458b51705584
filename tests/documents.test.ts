import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFacts } from "#catalog/projects/schema.ts";

const documents = globSync([
  "*.md",
  "{docs,pictures,studio}/**/*.md",
  "scripts/content/starter/README.md",
]).toSorted();
const files = globSync("**/*.*", { exclude: ["node_modules", "build", "content/media"] });
const names = new Set(files.map((file) => basename(file)));

/** Names of files that a company or a later language adds, that a build writes, or that are gone. */
const OTHER_NAMES = new Set([
  "404.html",
  "ar.md",
  "ar.yaml",
  "compose.override.yaml",
  "facade.yaml",
  "fonts.css",
  "ur.md",
]);

test("every file and folder that the documents name exists", () => {
  const folders =
    "bench|catalog|content|demo|desk|docs|domain|pictures|scripts|server|site|studio|tests|ui";
  const path = new RegExp(`[\`(]((?:${folders})/[\\w./-]*[\\w/])[\`)]`, "g");
  const named = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(path)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test("every file name and npm script that the documents give exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const missing = documents
    .filter((document) => document !== "CHANGELOG.md")
    .flatMap((document) => {
      const text = readFileSync(document, "utf8");
      const given = text.matchAll(
        /`(?:[\w./-]*\/)?([\w-][\w.-]*\.(?:ts|tsx|css|sql|md|yaml|mjs))`/g,
      );
      const asked = [...text.matchAll(/npm run (?:-s )?(\w[\w-]*)/g)].map(([, name = ""]) => name);
      return [
        ...[...given]
          .map(([, name = ""]) => name)
          .filter((name) => !names.has(name) && !OTHER_NAMES.has(name)),
        ...asked.filter((name) => !(name in scripts)),
      ].map((name) => `${document}: ${name}`);
    });
  expect(missing).toEqual([]);
});

test("every link between documents has a target", () => {
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:)([^)]+)\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !hasTarget(document, link)),
  );
  expect(broken).toEqual([]);
});

function hasTarget(document: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const path = file === "" ? document : join(dirname(document), file);
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsOf(readFileSync(path, "utf8")).includes(anchor);
}

function anchorsOf(document: string): string[] {
  const headings = [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

test("the guide to the content lists every category and status of a project", () => {
  const { category, status } = projectFacts.shape;
  for (const [field, { options }] of Object.entries({ category, status })) {
    expect(valuesInGuide(field), field).toEqual(options);
  }
});

/** The quoted words in the first sentence about the field. */
function valuesInGuide(field: string): string[] {
  const guide = readFileSync("docs/content.md", "utf8");
  const [, sentence = ""] = guide.match(new RegExp(`^ *- \`${field}\`: ([^.]*)\\.`, "m")) ?? [];
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, value = ""]) => value);
}

test("the record of packages lists every package and no other", () => {
  const record = readFileSync("docs/decisions/0005-packages.md", "utf8");
  const [, , ...rows] = record.matchAll(/^\| ([^|]+) \|/gm);
  const recorded = rows.flatMap(([, names = ""]) => names.trim().split(", "));
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(recorded.toSorted()).toEqual(used.toSorted());
});

test("README or CONTRIBUTING names every npm script", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const text = readFileSync("README.md", "utf8") + readFileSync("CONTRIBUTING.md", "utf8");
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}\\b|\`${name}\``).test(text),
  );
  expect(missing).toEqual([]);
});
