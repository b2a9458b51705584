import { sections, type TextSection } from "#catalog/loader/markdown-texts.ts";
import { readEntries } from "#catalog/loader/read-entries.ts";
import { type LegalText, legalFacts, legalWords } from "./schema.ts";

/** Read at build time, so the text matches this build's forms. */
const liveForms = process.env.LIVE_FORMS === "on";

const kept = liveForms ? "{live forms} " : "{no live forms} ";
const dropped = liveForms ? "{no live forms} " : "{live forms} ";

const texts: LegalText[] = readEntries("legal", {
  facts: legalFacts,
  words: legalWords,
  text: sections,
}).map(({ key, facts, words, text }) => ({
  id: key,
  ...words,
  changedOn: facts.changedOn,
  sections: text.map(thatApplies),
}));

export function requireLegalText(id: string): LegalText {
  const text = texts.find((text) => text.id === id);
  if (!text) throw new Error(`There is no legal text ${id}.`);
  return text;
}

/** Removes paragraphs and list items that are marked for the other setting of LIVE_FORMS. */
function thatApplies({ paragraphs, list, ...section }: TextSection): TextSection {
  const apply = (texts: string[]) =>
    texts.filter((text) => !text.startsWith(dropped)).map((text) => text.replace(kept, ""));
  return { ...section, paragraphs: apply(paragraphs), ...(list && { list: apply(list) }) };
}
