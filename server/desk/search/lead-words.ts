import { isCalendarDate } from "#domain/calendar-date.ts";
import type { StoredRow } from "#server/desk/leads/lead-row.ts";
import { referenceOf } from "#server/lead-kinds/lead.ts";
import { emailKey } from "#server/lead-store/email-key.ts";
import { storedDetails } from "#server/lead-store/stored-lead.ts";
import { indexedWords } from "./indexed-words.ts";
import { facetWords } from "./search-facets.ts";

/** Shorter ends of a number are found in too many others. */
const SHORTEST_END = 5;

const MOST_WORDS = 3000;

/** Every word a lead is found by, once each. */
export function leadWords(row: StoredRow, notes: readonly string[]): string[] {
  const details = Object.values(storedDetails(row).details as Record<string, string>);
  const reference = referenceOf(row);
  const texts = [reference, reference.replace("-", ""), emailKey(row.email), ...details, ...notes];
  const words = [
    ...facetWords(row),
    ...texts.flatMap((text) => (isPhone(text) ? phoneEnds(text) : indexedWords(text))),
  ];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

function isPhone(text: string): boolean {
  return /^[\d\s()+./-]{9,30}$/.test(text) && !isCalendarDate(text);
}

/** The number with all of its ends, so that it is found without the country's or the area's code. */
function phoneEnds(text: string): string[] {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  const count = Math.max(0, digits.length - SHORTEST_END + 1);
  return Array.from({ length: count }, (_, index) => digits.slice(index));
}
