import { isSensitive } from "#domain/lead-fields.ts";
import type { StoredRow } from "#server/desk/leads/lead-row.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { storedDetails } from "#server/leads/stored-lead.ts";
import { indexedWords } from "./indexed-words.ts";
import { isPhone, phoneEnds, phoneWords, plainDigits } from "./phone-words.ts";
import { facetWords } from "./search-facets.ts";

const MAX_WORDS = 3000;

/** Each word once, with those of merged leads and of notes. */
export function leadWords(row: StoredRow, merged: readonly StoredRow[], notes: readonly string[]) {
  const words = [
    ...facetWords(row),
    ...[row, ...merged].flatMap((lead) => [
      ...phoneEnds(plainDigits(lead.phone)),
      ...sentTexts(lead).flatMap(textWords),
    ]),
    ...notes.flatMap(textWords),
  ];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function sentTexts(row: StoredRow): string[] {
  const reference = referenceOf(row);
  // A search for a masked value would tell who has it.
  const open = Object.entries(storedDetails(row).details as Record<string, string>)
    .filter(([field]) => !isSensitive(field))
    .map(([, value]) => value);
  return [reference, reference.replace("-", ""), emailKey(row.email), ...open];
}

function textWords(text: string): string[] {
  const plain = plainDigits(text);
  return [...phoneWords(plain), ...(isPhone(plain) ? [] : indexedWords(plain))];
}
