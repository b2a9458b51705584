import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { company } from "#catalog/company.ts";
import { id, line } from "#catalog/fields.ts";
import type { ContentError } from "./content-error.ts";
import { paragraphs } from "./markdown-texts.ts";
import { readEntries } from "./read-entries.ts";

const bridges = {
  facts: z.strictObject({ id, spans: z.int().positive("must have a span") }),
  words: z.strictObject({ title: line, builder: z.strictObject({ name: line }).optional() }),
  text: paragraphs,
};

function read(files: Record<string, string>, language?: string) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "bridges", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readEntries("bridges", bridges, { root, language });
}

function bridge(
  key: string,
  { facts = "id: 1\nspans: 2\n", words = "---\ntitle: Long\n---\n\nWords.\n" },
) {
  return { [`${key}/facts.yaml`]: facts, [`${key}/en.md`]: words };
}

function mistakes(files: Record<string, string>): string[] {
  try {
    read(files);
    return [];
  } catch (error) {
    return (error as ContentError).lines.map((line) => line.replace(/^\S*\/bridges\//, ""));
  }
}

test("entries are read from their folders, in the order of their ids", () => {
  const entries = read({
    ...bridge("alpha", { facts: "id: 10\nspans: 1\n" }),
    ...bridge("beta", { facts: "id: 9\nspans: 4\n" }),
  });
  expect(entries.map(({ key }) => key)).toEqual(["beta", "alpha"]);
  expect(entries[0]).toEqual({
    key: "beta",
    facts: { id: "9", spans: 4 },
    words: { title: "Long" },
    text: ["Words."],
  });
});

test("another language is read from its own file", () => {
  const files = { ...bridge("long", {}), "long/ur.md": "---\ntitle: لمبا\n---\n\nپل\n" };
  expect(read(files, "ur")[0]).toMatchObject({ words: { title: "لمبا" }, text: ["پل"] });
});

test("an error names file, line and field", () => {
  const facts = "id: 1\n# how many\nspans: 0\ncolour: red\n";
  const words = "---\nbuilder:\n  name: 7\n---\n\nWords.\n";
  const define = () => read(bridge("low", { facts, words }));
  expect(define).toThrow("bridges/low/facts.yaml:3: spans: must have a span");
  expect(define).toThrow("bridges/low/facts.yaml:4: colour: is not a known field");
  expect(define).toThrow("bridges/low/en.md:3: builder.name: must be text");
  expect(define).toThrow("bridges/low/en.md:2: title: is missing");
});

test("the errors of all entries are reported at once", () => {
  const files = {
    ...bridge("one", { facts: "id: 1\nspans: 0\n" }),
    ...bridge("two", { facts: "id: 2\nspans: 0\n" }),
  };
  expect(() => read(files)).toThrow(/one\/facts\.yaml:2: spans[\s\S]+two\/facts\.yaml:2: spans/);
});

test("the errors of a file come in the order of its lines, its text last", () => {
  const words = "---\ntitle: Long\nbuilder: 1\nlength: 2\n---\n\n# Heading\n";
  expect(mistakes(bridge("long", { words }))).toEqual([
    "long/en.md:3: builder: must have fields of its own, each on an indented line below",
    "long/en.md:4: length: is not a known field",
    "long/en.md:7: text: heading is not supported: write paragraphs",
  ]);
});

test("a misspelt field is one error, which names the field that was meant", () => {
  expect(mistakes(bridge("long", { facts: "id: 1\nspan: 2\n" }))).toEqual([
    "long/facts.yaml:2: span: is not a known field; did you mean spans?",
  ]);
  expect(mistakes(bridge("long", { facts: "id: 1\nlength: 2\n" }))).toEqual([
    "long/facts.yaml:1: spans: is missing",
    "long/facts.yaml:2: length: is not a known field",
  ]);
});

test("a field without a value is missing", () => {
  for (const title of ["title:", 'title: ""', "title: # later"]) {
    const words = `---\n${title}\n---\n\nWords.\n`;
    expect(mistakes(bridge("long", { words }))).toEqual(["long/en.md:2: title: is missing"]);
  }
});

test("a text that YAML cannot read is refused with its line", () => {
  const words = "---\ntitle: Long: a bridge\n---\n\nWords.\n";
  expect(() => read(bridge("long", { words }))).toThrow(/long\/en\.md:2: .+must stand in quotes/);
});

test("a missing file and missing front matter are refused", () => {
  const { "long/facts.yaml": facts = "" } = bridge("long", {});
  expect(() => read({ "long/facts.yaml": facts })).toThrow("long/en.md:1: this file is missing");
  expect(() => read(bridge("long", { words: "Words.\n" }))).toThrow(
    "long/en.md:1: must begin with its fields between two lines of ---",
  );
});

test("a file from an editor on Windows, and one that ends with ---, are read", () => {
  const windows = "\uFEFF---\r\ntitle: Long\r\n---\r\n\r\nWords\r\nhere.\r\n";
  const files = bridge("long", { facts: "\uFEFFid: 1\r\nspans: 2\r\n", words: windows });
  expect(read(files)[0]).toMatchObject({ words: { title: "Long" }, text: ["Words here."] });
  expect(() => read(bridge("long", { words: "---\ntitle: Long\n---" }))).toThrow(
    "long/en.md:4: text: is missing",
  );
});

test("an id that is used twice is refused with both files and the next free number", () => {
  const files = {
    ...bridge("copy", { facts: "spans: 2\nid: 1\n" }),
    ...bridge("one", {}),
    ...bridge("two", { facts: "id: 2\nspans: 0\n" }),
  };
  expect(mistakes(files)).toEqual([
    "two/facts.yaml:2: spans: must have a span",
    expect.stringMatching(
      /^one\/facts\.yaml:1: id: 1 is also the id in \S+bridges\/copy\/facts\.yaml; change one of them to 3, which is free$/,
    ),
  ]);
});

test("a folder's name has small letters, digits and hyphens", () => {
  expect(() => read(bridge("Long Bridge", {}))).toThrow(
    "the folder's name must be small letters, digits and hyphens",
  );
});

test("placeholders are filled in, and unknown ones refused", () => {
  const words = '---\ntitle: "{company.name} Bridge"\n---\n\nBy {company.legalName}.\n';
  const [entry] = read(bridge("long", { words }));
  expect(entry?.words.title).toBe(`${company.name} Bridge`);
  expect(entry?.text).toEqual([`By ${company.legalName}.`]);
  expect(() => read(bridge("long", { words: "---\ntitle: Long\n---\n\nBy {us}.\n" }))).toThrow(
    "long/en.md:5: unknown placeholder {us}; use one of {company.name}",
  );
  const inherited = "---\ntitle: Long\n---\n\nBy {constructor}.\n";
  expect(() => read(bridge("long", { words: inherited }))).toThrow(
    "unknown placeholder {constructor}",
  );
});
