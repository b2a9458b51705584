import { office } from "#catalog/office.ts";

const FEWEST_DIGITS = 7;

/** One key for all notations of a number, with or without country code or leading zero. Empty without a
 * number. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST_DIGITS ? "" : digits.slice(-office.nationalDigits);
}
