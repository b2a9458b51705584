import { expect, test } from "vitest";
import { adviceOn } from "./advice.ts";
import { contentTexts } from "#scripts/content/content-texts.ts";

function hints(field: string, text: string): string[] {
  return adviceOn([{ file: "en.md", line: 3, field, text }]);
}

test("a sound text gets no hint", () => {
  expect(hints("summary", "One sentence.")).toEqual([]);
});

test.each([
  ["A stunning view", '"stunning": a cliché'],
  ["Lorem ipsum", '"Lorem": filler'],
  ["Buy now!", '"!": neither'],
  ["The gray wall", '"gray": the spelling is British'],
  ["Two  spaces", '"  ": a doubled space'],
])("%j gets a hint with its line", (text, hint) => {
  expect(hints("title", text)[0]).toContain(`en.md:3: ${hint}`);
});

test.each([
  ["subtitle", 60],
  ["summary", 160],
  ["alt", 125],
])("a %s of more than %i characters gets a hint", (field, most) => {
  expect(hints(field, "a".repeat(most))).toEqual([]);
  expect(hints(field, "a".repeat(most + 1))[0]).toContain(`more than ${most} characters`);
});

test("texts are read with their lines and fields", () => {
  const texts = contentTexts("tests/content").filter(({ file }) => file.includes("harbour"));
  const place = (wanted: string) => {
    const found = texts.find((text) => text.text === wanted);
    return `${found?.line} ${found?.field}`;
  };
  expect(place("Harbour Light")).toBe("2 title");
  expect(place("The stairs")).toBe("8 alt.gallery-1");
  expect(place("One paragraph.")).toBe("12 text");
  expect(place("Another, over\ntwo lines.")).toBe("14 text");
});
