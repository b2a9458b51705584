import { company } from "#content/company.ts";

export const mailLink = `mailto:${company.email}`;

export const chatLink = `https://wa.me/${company.chatNumber}`;

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
