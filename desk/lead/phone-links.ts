/** Mobile numbers that are often given without their country: the Emirates and Pakistan. */
const LOCAL: [pattern: RegExp, country: string][] = [
  [/^05\d{8}$/, "971"],
  [/^03\d{9}$/, "92"],
];

export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Null where the country of the number is not known. */
export function whatsappLink(phone: string, text: string): string | null {
  const number = internationalNumber(phone.replace(/[^+\d]/g, ""));
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

function internationalNumber(dialled: string): string | null {
  if (dialled.startsWith("+")) return dialled.slice(1);
  if (dialled.startsWith("00")) return dialled.slice(2);
  const country = LOCAL.find(([pattern]) => pattern.test(dialled))?.[1];
  if (country) return `${country}${dialled.slice(1)}`;
  return LOCAL.some(([, code]) => dialled.startsWith(code) && dialled.length > 10) ? dialled : null;
}
