import { toAsciiDigits } from "./ascii-digits.ts";
import type { Office } from "./office.ts";

type Numbers = Pick<Office, "localNumbers">;

/** Some countries have numbers of the same form, so an entry may name the time zones in which it is meant. */
export function findLocalNumber(phone: string, { localNumbers }: Numbers, timeZone?: string) {
  const dialled = dialledOf(phone);
  const fitting = localNumbers.filter(
    ({ begins, digits }) => dialled.startsWith(begins) && dialled.length === digits,
  );
  return (
    fitting.find(({ timeZones }) => timeZones?.some((zone) => zone === timeZone)) ??
    fitting.find(({ timeZones }) => !timeZones)
  );
}

/** Of a number with its country code (E.164). */
const MAX_DIGITS = 15;

/** "+971 50 123 4567" from "050 123 4567": digits in the visitor's groups, and nothing else. Null where the country
 * is not known. */
export function internationalNumber(
  phone: string,
  office: Numbers,
  timeZone?: string,
): string | null {
  const groups = groupsOf(phone);
  const number = numberWithCode(phone, groups, office, timeZone);
  return number && number.replace(/\D/g, "").length <= MAX_DIGITS ? number : null;
}

function numberWithCode(phone: string, groups: string, office: Numbers, timeZone?: string) {
  const dialled = dialledOf(phone);
  if (dialled.startsWith("+")) return `+${groups}`;
  if (dialled.startsWith("00")) return `+${groups.replace(/^0[ -]?0[ -]?/, "")}`;
  const local = findLocalNumber(phone, office, timeZone);
  if (local) return `+${local.countryCode} ${groups.replace(/^0[ -]?/, "")}`;
  const hasCode = office.localNumbers.some(({ countryCode }) => dialled.startsWith(countryCode));
  return hasCode && dialled.length > 10 ? `+${groups}` : null;
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
