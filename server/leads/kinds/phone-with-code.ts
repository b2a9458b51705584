import { office } from "#catalog/office.ts";
import { internationalNumber } from "#domain/local-number.ts";

/** The number that mails and the desk dial; null where its country is not known. */
export function phoneWithCode(details: { phone: string; timeZone?: string }): string | null {
  return internationalNumber(details.phone, office, details.timeZone);
}
