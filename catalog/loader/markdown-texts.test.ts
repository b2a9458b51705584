import { expect, test } from "vitest";
import { z } from "zod";
import { parseMarkdown, type MarkdownText } from "./markdown-file.ts";
import { noText, paragraphs, sections } from "./markdown-texts.ts";

function read<Text>(markdown: string, reader: (text: MarkdownText) => Text) {
  const problems: string[] = [];
  const file = {
    name: "en.md",
    text: `---\na: 1\n---\n${markdown}`,
    placeholders: {},
    report: (line: number, _: string, message: string) => problems.push(`${line - 3}: ${message}`),
  };
  return { text: parseMarkdown(file, z.object(), reader)?.text, problems };
}

test("paragraphs are plain words, whose lines are joined", () => {
  const { text, problems } = read("One\nline.\n\nTwo \\* stars &amp; more.\n", paragraphs);
  expect(text).toEqual(["One line.", "Two * stars & more."]);
  expect(problems).toEqual([]);
});

test.each([
  ["A *stressed* word", "1: emphasis is not supported: write plain words"],
  ["Line\none [link](/a)", "2: link is not supported: write plain words"],
  ["Words\n\n# Heading", "3: heading is not supported: write paragraphs"],
  ["Words\n\n- item", "3: list is not supported: write paragraphs"],
  ["", "1: is missing"],
])("in paragraphs, %j is refused with its line", (markdown, problem) => {
  expect(read(markdown, paragraphs).problems[0]).toBe(problem);
});

test("sections have a heading with an anchor, paragraphs and perhaps a list", () => {
  const markdown =
    "## Why now {#why-now}\n\nOne.\n\nTwo.\n\n- a\n- b\n\n## Then {#then}\n\nThree.\n";
  const { text, problems } = read(markdown, sections);
  expect(problems).toEqual([]);
  expect(text).toEqual([
    { id: "why-now", heading: "Why now", paragraphs: ["One.", "Two."], list: ["a", "b"] },
    { id: "then", heading: "Then", paragraphs: ["Three."] },
  ]);
});

test.each([
  ["Words", "1: the text must begin with a heading"],
  ["## Why now", "1: the heading needs an anchor, as in: ## Why now {#some-words}"],
  ["## A {#a}\n\nWords.\n\n## B {#a}", "5: the anchor {#a} is used more than once"],
  ["## A {#a}\n\n1. one", "3: list is not supported here"],
  ["## A {#a}\n\n- one\n\nWords.", "5: paragraph is not supported here"],
  ["## A {#a}\n\n- one\n\n  more", "3: a list item must be a single paragraph"],
  ["## A {#a}\n\n> quoted", "3: blockquote is not supported here"],
])("in sections, %j is refused with its line", (markdown, problem) => {
  expect(read(markdown, sections).problems[0]).toContain(problem);
});

test("a text is refused in an entry of a kind that has none", () => {
  expect(read("", noText).problems).toEqual([]);
  expect(read("\nWords.", noText).problems[0]).toMatch(/^2: entries of this kind have no text/);
});
