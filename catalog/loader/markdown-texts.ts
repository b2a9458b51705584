import type { Block, MarkdownText } from "./markdown-file.ts";

export type TextSection = { id: string; heading: string; paragraphs: string[]; list?: string[] };

export function noText({ blocks, refuse }: MarkdownText): null {
  if (blocks.length > 0) refuse(blocks[0], "entries of this kind have no text below their fields");
  return null;
}

export function paragraphs({ blocks, refuse }: MarkdownText): string[] {
  if (blocks.length === 0) refuse(undefined, "is missing");
  return blocks.map((block) => {
    if (block.type !== "paragraph")
      refuse(block, `${block.type} is not supported: write paragraphs`);
    return plainText(block, refuse);
  });
}

const HEADING = /^(.+) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** A heading such as "## Why now {#why-now}", paragraphs and perhaps a list at the end. */
export function sections({ blocks, refuse }: MarkdownText): TextSection[] {
  const found: TextSection[] = [];
  if (blocks.length === 0) refuse(undefined, "is missing");
  for (const block of blocks) {
    const section = found.at(-1);
    if (block.type === "heading" && block.depth === 2) {
      found.push(startSection(block, found, refuse));
    } else if (!section) {
      refuse(block, "the text must begin with a heading such as: ## Why now {#why-now}");
      return found;
    } else if (block.type === "paragraph" && !section.list) {
      section.paragraphs.push(plainText(block, refuse));
    } else if (block.type === "list" && !block.ordered && !section.list) {
      section.list = block.children.map((item) => {
        const [first, ...more] = item.children;
        if (more.length > 0) refuse(item, "a list item must be a single paragraph");
        return plainText(first, refuse);
      });
    } else {
      refuse(
        block,
        `${block.type} is not supported here: a section is a heading with ##, paragraphs and one list at its end`,
      );
    }
  }
  return found;
}

type Refuse = MarkdownText["refuse"];

function startSection(block: Block, before: TextSection[], refuse: Refuse): TextSection {
  const words = plainText(block, refuse);
  const [, heading = words, id = ""] = HEADING.exec(words) ?? [];
  if (id === "") refuse(block, `the heading needs an anchor, as in: ## ${heading} {#some-words}`);
  else if (before.some((section) => section.id === id)) {
    refuse(block, `the anchor {#${id}} is used more than once`);
  }
  return { id, heading, paragraphs: [] };
}

/** Emphasis, links, code and pictures would be lost, so they are refused. */
function plainText(block: Block | undefined, refuse: Refuse): string {
  if (!block || !("children" in block)) return "";
  return block.children
    .map((child) => {
      if (child.type === "text") return child.value.replaceAll("\n", " ");
      refuse(child, `${child.type} is not supported: write plain words`);
      return "";
    })
    .join("");
}
