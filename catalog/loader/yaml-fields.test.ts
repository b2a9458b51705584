import { expect, test } from "vitest";
import { z } from "zod";
import { developmentFacts } from "#catalog/developments/schema.ts";
import { id, key, line, lines } from "#catalog/fields.ts";
import { projectFacts } from "#catalog/projects/schema.ts";
import { parseFields } from "./yaml-fields.ts";

function mistakes(text: string, schema: z.ZodType = z.looseObject({})): string[] {
  const found: string[] = [];
  const report = (line: number, field: string, message: string) =>
    found.push(`${line}: ${field}: ${message}`);
  parseFields({ name: "facts.yaml", text, placeholders: {}, report }, schema);
  return found;
}

test.for([
  ["area: 7530", "write a number with its unit, such as 7,530 sq ft"],
  ["area: 7530 sq ft", "write a number with its unit, such as 7,530 sq ft"],
  [
    "status: completed",
    "must be one of Completed, In Progress, Under Construction, Planning, Upcoming; did you mean Completed?",
  ],
  [
    "status: Under Constuction",
    "must be one of Completed, In Progress, Under Construction, Planning, Upcoming; did you mean Under Construction?",
  ],
  ["status: Sold", "must be one of Completed, In Progress, Under Construction, Planning, Upcoming"],
  ["tag: soon", "must be upcoming"],
  ["year: soon", "must be a year such as 2027"],
])("of a project, %j is explained", ([text, message]) => {
  const field = text!.split(":")[0];
  expect(mistakes(text!, projectFacts)).toContain(`1: ${field}: ${message}`);
});

test("a market that does not exist is refused with the decision that explains markets", () => {
  expect(mistakes("market: portugal", developmentFacts)).toContain(
    "1: market: must be a market: dubai; docs/decisions/0031-markets.md says how to add one",
  );
});

test.for([
  [z.number(), '"25.07"', "must be a number"],
  [z.number().min(-90).max(90), "91", "must be at most 90"],
  [z.number().min(-90).max(90), "-91", "must be at least -90"],
  [id, "4.5", "must be a whole number"],
  [id, "0", "must be above 0"],
  [line, "42", 'must be text: write it in quotes, as in "42"'],
  [line, "[a, b]", "must be one text, neither a list nor fields"],
  [lines, "a", "must be a list, each item on a line that begins with -"],
  [key, "Warsan Tower", "must be small letters, digits and hyphens, such as warsan-tower"],
  [z.email(), "office", "must be an e-mail address"],
  [z.url(), "indusgulf", "must be a URL that begins with https://"],
] as const)("a value that does not fit is explained (%#)", ([schema, value, message]) => {
  expect(mistakes(`field: ${value}`, z.object({ field: schema }))).toEqual([
    `1: field: ${message}`,
  ]);
});

test.for([
  ["location:\n  place: x\n\tcity: y\n  country: z", "3: : use spaces, not a tab"],
  ["title: Long: a bridge", "1: : a text with a colon or # in it must stand in quotes"],
  ["title: *Long* bridge", "1: : a text that begins with * must stand in quotes"],
  ["title: @bridge", "1: : a text that begins with this sign must stand in quotes"],
  ["title: 'the builder's bridge'", "1: : a quotation mark within the text ends it too early"],
  ["a: 1\ntitle:Long", "2: : write a space after the colon"],
  ["a: 1\ntitle", "2: : write a field as its name, a colon, a space and its value"],
  ["list: - one", "1: : write each item of a list on a line of its own, below the field"],
  ["a: 1\n  b: 2", "1: : the next line is indented as if it belonged to this one"],
  ["alt:\n  a: 1\n b: 2", "3: : must begin in the same column as the fields around it"],
  ["a: 1\na: 2", "2: : this field is written twice"],
])("of text that is not YAML, %j is one mistake", ([text, mistake]) => {
  expect(mistakes(text!)).toEqual([mistake]);
});
