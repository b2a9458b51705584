import { randomInt } from "node:crypto";
import { CODE_LENGTHS, CODE_LETTERS, type CodeForm } from "#domain/desk/codes.ts";

export function makeCode(form: CodeForm): string {
  const letters = form === "mail" ? "0123456789" : CODE_LETTERS;
  const places = Array.from({ length: CODE_LENGTHS[form] });
  return places.map(() => letters[randomInt(letters.length)]).join("");
}
