import * as z from "zod/mini";
import { toAsciiDigits } from "./ascii-digits.ts";
import { FAILURE_TEXTS } from "./lead-texts.ts";
import { findLocalNumber } from "./local-number.ts";
import type { Office } from "./office.ts";

/** Clause 9.004 fixes the limits. */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const MESSAGE_MAX_LENGTH = 1000;
const PHONE_MIN_DIGITS = 10;

export const NAME_LENGTH_TEXT = "Name must be between 2 and 100 characters";
const MESSAGE_LENGTH_TEXT = "Message must be less than 1000 characters";

const EMAIL_MAX_LENGTH = 254; // no mail server takes a longer address
const LOCAL_PART_MAX_OCTETS = 64;
const LINE_MAX_LENGTH = 300;

/** [5.003] Text, @, text, dot, text, without characters that change the meaning of a mail header. A label of a
 * domain has at most 63 characters. */
const EMAIL = /^(?!.*[\s\p{C}"(),:;<>[\\\]。])[^@]+@([^@.]{1,63}\.)+[^@.]{1,63}$/u;

export function isEmail(text: string): boolean {
  const [localPart] = text.split("@");
  return (
    text.length <= EMAIL_MAX_LENGTH &&
    // Mail programs read a full-width comma in a domain as a comma.
    EMAIL.test(text.normalize("NFKC")) &&
    new TextEncoder().encode(localPart).length <= LOCAL_PART_MAX_OCTETS
  );
}

/** [5.004] At least ten digits, with any characters between them, or a shorter number of the office's country. */
export function isPhone(text: string, office: Pick<Office, "localNumbers">): boolean {
  if (text.length > LINE_MAX_LENGTH) return false;
  const digits = text.replace(/\D/g, "").length;
  return digits >= PHONE_MIN_DIGITS || findLocalNumber(text, office) !== undefined;
}

/** Unicode has line and paragraph separators besides the control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
}

export function emailField(error: string) {
  return z.string(error).check(z.overwrite(oneLine), z.refine(isEmail, error));
}

export function phoneField(error: string, office: Office) {
  return z.string(error).check(
    z.overwrite((text) => toAsciiDigits(oneLine(text))),
    z.refine((text) => isPhone(text, office), error),
  );
}

/** Missing or empty where the visitor is reached in another way. */
export function optionalEmail(error: string) {
  return z.optional(
    z.string(error).check(
      z.overwrite(oneLine),
      z.refine((text) => text === "" || isEmail(text), error),
    ),
  );
}

export function optionalPhone(error: string, office: Office) {
  return z.optional(
    z.string(error).check(
      z.overwrite((text) => toAsciiDigits(oneLine(text))),
      z.refine((text) => text === "" || isPhone(text, office), error),
    ),
  );
}

/** One message at a time: the form's own for an empty name, [5.009] for a wrong length. */
export function nameField(missing: string) {
  return z.string(missing).check(
    z.overwrite(oneLine),
    z.minLength(NAME_MIN_LENGTH, {
      error: ({ input }) => (input === "" ? missing : NAME_LENGTH_TEXT),
    }),
    z.maxLength(NAME_MAX_LENGTH, NAME_LENGTH_TEXT),
  );
}

export function requiredLine(error: string) {
  return z
    .string(error)
    .check(z.overwrite(oneLine), z.minLength(1, error), z.maxLength(LINE_MAX_LENGTH, error));
}

export const optionalLine = z.optional(
  z
    .string(FAILURE_TEXTS.validation)
    .check(z.overwrite(oneLine), z.maxLength(LINE_MAX_LENGTH, FAILURE_TEXTS.validation)),
);

/** An optional choice; a form has an empty string for none. */
export function optionalChoice(options: readonly string[]) {
  return z.optional(z.enum([...options, ""], FAILURE_TEXTS.validation));
}

export const messageField = z.optional(
  z
    .string(FAILURE_TEXTS.validation)
    .check(z.overwrite(manyLines), z.maxLength(MESSAGE_MAX_LENGTH, MESSAGE_LENGTH_TEXT)),
);

export function requiredMessage(missing: string) {
  return z
    .string(missing)
    .check(
      z.overwrite(manyLines),
      z.minLength(1, missing),
      z.maxLength(MESSAGE_MAX_LENGTH, MESSAGE_LENGTH_TEXT),
    );
}
