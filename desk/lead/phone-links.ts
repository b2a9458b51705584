export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export function whatsappLink(phoneWithCode: string, text: string): string {
  return `https://wa.me/${phoneWithCode.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
