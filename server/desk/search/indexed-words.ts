import { searchWords } from "#domain/search-words.ts";

/** PostgreSQL refuses words of more than 2,046 bytes. */
const MAX_LENGTH = 50;

/** The words of a text as they are in the index; of a long one only the beginning. */
export function indexedWords(text: string): string[] {
  return searchWords(text).map((word) => [...word].slice(0, MAX_LENGTH).join(""));
}

/** What a word that is not typed to its end yet may begin with in the index, which has no articles and plurals. */
export function prefixForms(word: string): string[] {
  const forms = [
    word,
    word.replace(/^ال(?=.)/, ""),
    word.replace(/ie?$/, "y"),
    word.replace(/(ch|sh|ss|x)e$/, "$1"),
  ];
  return [...new Set(forms)];
}
