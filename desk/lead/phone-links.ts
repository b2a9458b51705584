import { office } from "#catalog/office.ts";
import { internationalNumber } from "#domain/local-number.ts";

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Null where the number's country is unknown. */
export function whatsappLink(phone: string, text: string): string | null {
  const number = internationalNumber(phone, office)?.replace(/\D/g, "");
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : null;
}
