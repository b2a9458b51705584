import { office } from "#catalog/office.ts";
import { findLocalNumber } from "#domain/local-number.ts";

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Null where the number's country is unknown. */
export function whatsappLink(phone: string, text: string): string | null {
  const number = internationalNumber(phone.replace(/[^+\d]/g, ""));
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

function internationalNumber(dialled: string): string | null {
  if (dialled.startsWith("+")) return dialled.slice(1);
  if (dialled.startsWith("00")) return dialled.slice(2);
  const local = findLocalNumber(dialled, office);
  if (local) return local.countryCode + dialled.replace(/^0/, "");
  const hasCode = office.localNumbers.some(({ countryCode }) => dialled.startsWith(countryCode));
  return hasCode && dialled.length > 10 ? dialled : null;
}
