/** The length of a code says what it is: a mailed one has digits alone and is typed, the others are copied. */
export const CODE_LENGTHS = { mail: 8, server: 12, recovery: 16 };

export type CodeForm = keyof typeof CODE_LENGTHS;

/** Digits and letters without I, L, O and U, as Crockford's base 32 has them. */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const GROUP = 4;

/** Case, spaces and hyphens do not matter, and letters that are read as digits count as these. */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

/** Null if it can be no code. */
export function formOfCode(code: string): CodeForm | null {
  if (![...code].every((letter) => CODE_LETTERS.includes(letter))) return null;
  if (code.length === CODE_LENGTHS.mail) return /^\d+$/.test(code) ? "mail" : null;
  if (code.length === CODE_LENGTHS.server) return "server";
  return code.length === CODE_LENGTHS.recovery ? "recovery" : null;
}

/** As people read it: "1234 5678" or "K7QM-2XPD-9HTR". */
export function groupedCode(code: string): string {
  const groups = code.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? [];
  return groups.join(code.length === CODE_LENGTHS.mail ? " " : "-");
}
