import { toAsciiDigits } from "./ascii-digits.ts";
import type { Office } from "./office.ts";
import { findTimeZone } from "./time-zone.ts";

type Numbers = Pick<Office, "localNumbers">;

/** Some countries have numbers of the same form, so an entry may name the time zones in which it is meant. */
export function findLocalNumber(phone: string, { localNumbers }: Numbers, timeZone?: string) {
  const dialled = dialledOf(phone);
  const fitting = localNumbers.filter(
    ({ begins, digits }) => dialled.startsWith(begins) && dialled.length === digits,
  );
  return (
    fitting.find(
      ({ timeZones }) => timeZone && timeZones?.some((zone) => isSameZone(zone, timeZone)),
    ) ?? fitting.find(({ timeZones }) => !timeZones)
  );
}

/** A time zone has several names, such as Asia/Kolkata and Asia/Calcutta. */
function isSameZone(one: string, other: string): boolean {
  return findTimeZone(one) === findTimeZone(other);
}

/** A number with its country code has no more digits (E.164). */
const MAX_DIGITS = 15;

/** "+971 50 123 4567" from "050 123 4567": digits in the visitor's groups, and nothing else. Null where the country
 * is not known. */
export function internationalNumber(
  phone: string,
  office: Numbers,
  timeZone?: string,
): string | null {
  const number = numberWithCode(phone, office, timeZone);
  return number && number.replace(/\D/g, "").length <= MAX_DIGITS ? number : null;
}

function numberWithCode(phone: string, office: Numbers, timeZone?: string) {
  const dialled = dialledOf(phone);
  if (dialled.startsWith("+") || dialled.startsWith("00")) return withoutZero(phone, office);
  const local = findLocalNumber(phone, office, timeZone);
  if (local) return `+${local.countryCode} ${groupsOf(phone).replace(/^0[ -]?/, "")}`;
  const hasCode = office.localNumbers.some(({ countryCode }) => dialled.startsWith(countryCode));
  return hasCode && dialled.length > 10 ? withoutZero(phone, office) : null;
}

/** "+92 300 1234567" from "+92 (0)300 1234567": the zero is dialled without the country code alone. Some countries
 * dial it always, so outside the known ones only a zero in brackets is left out. */
function withoutZero(phone: string, { localNumbers }: Numbers): string {
  const groups = groupsOf(toAsciiDigits(phone).replace(/\( *0 *\)/, " ")).replace(
    /^0[ -]?0[ -]?/,
    "",
  );
  const codes = localNumbers.map(({ countryCode }) => countryCode).join("|");
  return `+${groups.replace(new RegExp(`^(${codes})([ -]?)0[ -]?`), "$1$2")}`;
}

function dialledOf(phone: string): string {
  return toAsciiDigits(phone).replace(/[^+\d]/g, "");
}

/** Digits with single spaces or hyphens between them. */
function groupsOf(phone: string): string {
  return toAsciiDigits(phone)
    .replace(/[^\d-]+/g, " ")
    .replace(/[ -]*([ -])[ -]*/g, "$1")
    .replace(/^[ -]|[ -]$/g, "");
}
