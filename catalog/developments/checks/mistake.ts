import type { FieldPath } from "#catalog/loader/problem-at.ts";

export type Mistake = { path: FieldPath; message: string };

export function mistakeIf(isWrong: boolean, path: FieldPath, message: string): Mistake[] {
  return isWrong ? [{ path, message }] : [];
}
