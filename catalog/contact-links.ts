import { company } from "./company.ts";

export const mailLink = `mailto:${company.email}`;

/** [9.025] Opens the messaging app with our number. */
export const chatLink = `https://wa.me/${company.chatNumber}`;

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
