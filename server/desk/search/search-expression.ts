import { office } from "#catalog/office.ts";
import { indexedWords, prefixForms } from "./indexed-words.ts";
import { digitsOf, PHONE, plainDigits } from "./phone-words.ts";

/** A prefix also finds longer words. */
export type Expression =
  { word: string; isPrefix?: boolean } | { all: Expression[] } | { any: Expression[] };

const MAX_WORDS = 12;

/** All words are required; the last is a prefix, because it may be unfinished. */
export function searchExpression(text: string): Expression[] {
  const typed = plainDigits(text);
  const phones = typed.match(PHONE) ?? [];
  const words = indexedWords(typed.replace(PHONE, " "));
  const isLastWord = (index: number) => index === words.length - 1 && !/\s$/.test(text);
  return [
    ...phones.map(phoneExpression),
    ...words.map((word, index) => (isLastWord(index) ? prefixExpression(word) : { word })),
  ].slice(0, MAX_WORDS);
}

function prefixExpression(typed: string): Expression {
  const [word, ...others] = prefixForms(typed).map((form) => ({ word: form, isPrefix: true }));
  return others.length > 0 ? { any: [word!, ...others] } : word!;
}

/** A number with or without country code or leading zero, or other digits such as a date. */
function phoneExpression(typed: string): Expression {
  const digits = digitsOf(typed);
  const asWords = { all: indexedWords(typed).map((word) => ({ word })) };
  if (!digits) return asWords;
  const any: Expression[] = [{ word: digits, isPrefix: true }, asWords];
  if (digits.length > office.nationalDigits)
    any.push({ word: digits.slice(-office.nationalDigits) });
  return { any };
}

/** One search for each word of the first choice. */
export function alternativesOf(expression: Expression): Expression[] {
  if (!("all" in expression)) return [expression];
  const choice = expression.all.find((part) => "any" in part);
  if (!choice) return [expression];
  const others = expression.all.filter((part) => part !== choice);
  return choice.any.map((one) => ({ all: [one, ...others] }));
}

/** Such as `"amina" AND ("khan" * OR "x")`. Words consist of letters and digits only. */
export function fts5Query(expression: Expression): string {
  if ("word" in expression) return `"${expression.word}"${expression.isPrefix ? " *" : ""}`;
  const [parts, operator] =
    "all" in expression ? [expression.all, " AND "] : [expression.any, " OR "];
  return `(${parts.map(fts5Query).join(operator)})`;
}

/** Such as `'amina' & ('khan':* | 'x')`. */
export function tsQuery(expression: Expression): string {
  if ("word" in expression) return `'${expression.word}'${expression.isPrefix ? ":*" : ""}`;
  const [parts, operator] = "all" in expression ? [expression.all, " & "] : [expression.any, " | "];
  return `(${parts.map(tsQuery).join(operator)})`;
}

/** Whether a lead with these words is found, as the databases decide it. */
export function hasWords(expression: Expression, words: readonly string[]): boolean {
  if ("all" in expression) return expression.all.every((part) => hasWords(part, words));
  if ("any" in expression) return expression.any.some((part) => hasWords(part, words));
  const { word, isPrefix } = expression;
  return words.some((known) => (isPrefix ? known.startsWith(word) : known === word));
}
