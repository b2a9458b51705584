import { randomInt } from "node:crypto";
import { CODE_LENGTHS, CODE_LETTERS, type CodeForm } from "#domain/desk/codes.ts";
import type { HashCode } from "./code-hash.ts";

export function makeCode(form: Exclude<CodeForm, "mail">): string {
  const places = Array.from({ length: CODE_LENGTHS[form] });
  return places.map(() => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/** A mailed code follows from the key and a seed: the mail that waits for its delivery has only the seed. */
export async function codeOfSeed(hashCode: HashCode, accountId: string, seed: string) {
  const digest = Buffer.from(await hashCode(accountId, `seed ${seed}`), "base64url");
  const code = digest.readBigUInt64BE() % 10n ** BigInt(CODE_LENGTHS.mail);
  return String(code).padStart(CODE_LENGTHS.mail, "0");
}
