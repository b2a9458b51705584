import { expect, test } from "vitest";
import { adviceOn } from "./advice.ts";
import { contentTexts, type ContentText } from "./content-texts.ts";

function text(changes: Partial<ContentText>): ContentText {
  return { file: "content/plans/basic/en.md", line: 3, field: "title", text: "Basic", ...changes };
}

/** The hints on these texts, each with its line. */
function hints(...texts: ContentText[]): string[] {
  return adviceOn(texts).map(({ line, message }) => `${line}: ${message}`);
}

const words = (count: number) => `${"Word ".repeat(count - 1)}word.`;

test("a sound text gets no hint", () => {
  expect(hints(text({}), text({ field: "summary", text: "One sentence." }))).toEqual([]);
});

test.each([
  ["A stunning view", '"stunning": a cliché'],
  ["Lorem ipsum", '"Lorem": filler'],
  ["Buy now!", '"!": neither'],
  ["The gray wall", '"gray": the spelling is British'],
  ["Two  spaces", '"  ": a doubled space'],
])("%j gets a hint with its line", (given, hint) => {
  expect(hints(text({ text: given }))[0]).toContain(`3: ${hint}`);
});

test("a summary is one sentence of at most 160 characters", () => {
  expect(hints(text({ field: "summary", text: "One. Two." }))).toEqual([
    "3: a summary is one sentence",
  ]);
  expect(hints(text({ field: "summary", text: `${"a".repeat(160)}.` }))[0]).toContain("160");
});

test("long subtitles and alt texts get hints", () => {
  expect(hints(text({ field: "subtitle", text: "a".repeat(61) }))[0]).toContain("60 characters");
  expect(hints(text({ field: "alt", text: "a".repeat(126) }))[0]).toContain("125 characters");
  expect(hints(text({ field: "alt", text: "An image of a house" }))[0]).toContain("image of");
});

test("a project's text has 90 to 180 words", () => {
  const file = "content/projects/house/en.md";
  expect(hints(text({ file, field: "text", text: words(90) }))).toEqual([]);
  expect(hints(text({ file, line: 9, field: "text", text: words(89) }))).toEqual([
    "9: the text has 89 words; those of projects have 90 to 180",
  ]);
});

test("a sentence that is said twice, and a project that begins as another, get hints", () => {
  const one = text({ file: "content/projects/a/en.md", field: "text", text: words(90) });
  const other = { ...one, file: "content/projects/b/en.md" };
  expect(hints(one, other)).toEqual([
    "3: a sentence also stands in content/projects/a/en.md:3",
    '3: the text begins as that of content/projects/a/en.md: "Word Word Word"',
  ]);
});

test("texts are read with their lines and fields", () => {
  const texts = contentTexts("tests/content").filter(({ file }) => file.includes("harbour"));
  const place = (wanted: string) => {
    const found = texts.find((text) => text.text === wanted);
    return `${found?.line} ${found?.field}`;
  };
  expect(place("Harbour Light")).toBe("2 title");
  expect(place("The stairs")).toBe("8 alt");
  expect(place("One paragraph.")).toBe("12 text");
  expect(place("Another, over\ntwo lines.")).toBe("14 text");
});
