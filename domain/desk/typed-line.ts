import { z } from "zod";
import { BIDI_CONTROLS } from "#domain/bidi-controls.ts";
import { oneLine } from "#domain/contact-details.ts";

/** One line that a person of the office types. Line breaks become spaces; characters that would reorder the
 * text around it, in a list or in the head of a mail, are removed. */
export function typedLine({ min = 1, max }: { min?: number; max: number }) {
  return z
    .string()
    .overwrite((text) => oneLine(text.replace(BIDI_CONTROLS, "")))
    .min(min)
    .max(max);
}
