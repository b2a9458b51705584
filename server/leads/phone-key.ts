import { office } from "#catalog/office.ts";

const FEWEST_DIGITS = 7;

/**
 * The same for all notations of one number: with the country's code, with a leading zero or with
 * neither. Empty without a number.
 */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST_DIGITS ? "" : digits.slice(-office.nationalDigits);
}
