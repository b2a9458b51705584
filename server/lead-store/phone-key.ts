/** A number is recognized by as many digits as national numbers of the Emirates have. */
export const NATIONAL_DIGITS = 9;
const FEWEST_DIGITS = 7;

/**
 * The same for all notations of one number: with the country's code, with a leading zero or with
 * neither. Empty without a number.
 */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST_DIGITS ? "" : digits.slice(-NATIONAL_DIGITS);
}
