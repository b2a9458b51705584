import { HttpError } from "./http-error.ts";

export const PAGE_SIZE = 50;

export type Key = (string | number)[];

export function encodeCursor(order: string, key: Key): string {
  return Buffer.from(JSON.stringify([order, ...key])).toString("base64url");
}

/** A cursor of another order is refused. */
export function decodeCursor(
  text: string | undefined,
  order: string,
  types: readonly ("number" | "string")[],
): Key | null {
  if (text === undefined) return null;
  const parts = parseArray(Buffer.from(text, "base64url").toString());
  const [from, ...key] = parts;
  const isKey = types.every((type, index) => typeof key[index] === type);
  if (from !== order || key.length !== types.length || !isKey || !key.every(isStorable)) {
    throw new HttpError(422, "after: not the end of a page in this order", { field: "after" });
  }
  return key as Key;
}

/** Databases refuse fractions in integer columns and zero characters in text. */
function isStorable(value: unknown): boolean {
  return typeof value === "string" ? !value.includes("\0") : Number.isSafeInteger(value);
}

function parseArray(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
