import { isolate } from "#domain/bidi-controls.ts";

/** Says why a file was not taken, and which one is selected. */
export function refusalText(problem: string, present: File | undefined): string {
  return present
    ? `${problem}. ${isolate(present.name)} is still selected.`
    : `${problem}. It was not added.`;
}
