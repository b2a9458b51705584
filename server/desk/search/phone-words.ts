import { office } from "#catalog/office.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { toAsciiDigits } from "#domain/ascii-digits.ts";

/** Digits with what people write between them, not part of a word, an e-mail address or a reference. */
export const PHONE = /(?<![\p{L}\p{N}@._]|\p{L}-)\+?\d[\d\s()./-]{4,}\d(?![\p{L}\p{N}@])/gu;

/** Numbers from a contact card have invisible characters around them and other dashes inside. */
export function plainDigits(text: string): string {
  return toAsciiDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-");
}

/** Without the zeros before a country or area code. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^0+/, "");
}

export function isPhone(text: string): boolean {
  return /^[\d\s()+./-]{9,30}$/.test(text) && !isCalendarDate(text);
}

export function phoneWords(text: string): string[] {
  const phones = text.match(PHONE) ?? [];
  return phones
    .filter((phone) => digitsOf(phone).length >= office.nationalDigits)
    .flatMap(phoneEnds);
}

/** Shorter ends occur in too many numbers. */
const SHORTEST_END = 5;

/** All ends of the number, so that it is found without its country or area code. */
export function phoneEnds(phone: string): string[] {
  const digits = digitsOf(phone);
  const count = Math.max(0, digits.length - SHORTEST_END + 1);
  return Array.from({ length: count }, (_, index) => digits.slice(index));
}
