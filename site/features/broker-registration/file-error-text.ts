import { isolate } from "#domain/bidi-controls.ts";
import * as words from "#words/file-field.ts";

export function fileErrorText(problem: string, present: File | undefined): string {
  return present ? words.refusedAndKept(problem, isolate(present.name)) : words.refused(problem);
}
