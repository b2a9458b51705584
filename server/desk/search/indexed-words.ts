import { searchWords } from "#domain/search-words.ts";

/** PostgreSQL refuses words of more than 2,046 bytes. */
const MAX_LENGTH = 50;

/** Only the beginning of a long word is indexed. */
export function indexedWords(text: string): string[] {
  return searchWords(text).map((word) => [...word].slice(0, MAX_LENGTH).join(""));
}

/** The index has no articles and plurals, so an unfinished word may begin differently there. */
export function prefixForms(word: string): string[] {
  const forms = [
    word,
    word.replace(/^ال(?=.)/, ""),
    word.replace(/ie?$/, "y"),
    word.replace(/(ch|sh|ss|x)e$/, "$1"),
  ];
  return [...new Set(forms)];
}
