import { searchWords } from "#domain/search-words.ts";

/** PostgreSQL refuses words of more than 2,046 bytes. */
const MAX_LENGTH = 50;

/** The words of a text as they are in the index; of a long one only the beginning. */
export function indexedWords(text: string): string[] {
  return searchWords(text).map((word) => [...word].slice(0, MAX_LENGTH).join(""));
}
