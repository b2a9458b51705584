import type { BuyerChoices } from "./choices.ts";
import { addMonths, earlier, later, nearestDate } from "./dates.ts";
import { type InputField, inputFields, type InputName, type NumberField } from "./input-fields.ts";
import type { Market } from "./market.ts";

/** The buyer's choices in a URL, such as `?pay=mortgage&deposit=25&rate=4.5`. */

/** A wrong value and its replacement; `used` is empty when there is none. */
export type InputCorrection = {
  field: InputName;
  given: string;
  used: string;
  /** A rule of the market, or a `BookingLimit`. */
  rule?: string;
};

export type BookingLimit = "bookingRange" | "notBeforeRelease";

type Value = string | number | null;

const NONE = "none";

/** How far the booking may be from today. */
const MONTHS_BEFORE = 12;
const MONTHS_AHEAD = 120;

/** Forms send absent values as empty. Other parameters are ignored. */
export function readInputs(
  params: URLSearchParams,
  defaults: BuyerChoices,
  market: Market,
  /** The expected release, before which nothing can be booked. */
  release: string | null = null,
): { choices: BuyerChoices; corrections: InputCorrection[] } {
  const choices: Record<InputName, Value> = { ...defaults };
  const corrections: InputCorrection[] = [];
  for (const [name, field] of fields(market, defaults.booking)) {
    const given = params.get(name)?.trim();
    if (!given) continue;
    const { value, isExact, ...rule } = readValue(given, field, defaults[name], {
      booking: defaults.booking,
      release,
    });
    choices[name] = value;
    if (isExact) continue;
    corrections.push({ field: name, given, used: writeValue(value, field), ...rule });
  }
  return { choices: choices as BuyerChoices, corrections };
}

/** Leaves out defaults, except the booking: without it a link would show other dates tomorrow. Other
 * parameters stay. */
export function writeInputs(
  choices: BuyerChoices,
  defaults: BuyerChoices,
  market: Market,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const [name, field] of fields(market)) {
    const isLeftOut = choices[name] === defaults[name] && name !== "booking";
    if (isLeftOut) params.delete(name);
    else params.set(name, writeValue(choices[name], field) || NONE);
  }
  return params;
}

/** As the URL and the form show it: 0.045 is "4.5". */
export function inputText(name: InputName, choices: BuyerChoices, market: Market): string {
  return writeValue(choices[name], inputFields(market)[name]);
}

function fields(market: Market, day?: string) {
  return Object.entries(inputFields(market, day)) as [InputName, InputField][];
}

type Reading = { value: Value; isExact: boolean; rule?: string };

type Booking = { booking: string; release: string | null };

function readValue(given: string, field: InputField, fallback: Value, days: Booking): Reading {
  if ("words" in field) {
    const isExact = field.words.includes(given);
    return { value: isExact ? given : fallback, isExact };
  }
  if ("date" in field) {
    return readDate(given, days);
  }
  return readNumber(given, field, fallback);
}

function readDate(given: string, { booking, release }: Booking): Reading {
  const date = nearestDate(given) ?? booking;
  const first = later(addMonths(booking, -MONTHS_BEFORE), release ?? "");
  const rule: BookingLimit = date < (release ?? "") ? "notBeforeRelease" : "bookingRange";
  const value = later(first, earlier(addMonths(booking, MONTHS_AHEAD), date));
  return { value, isExact: value === given, ...(value !== date && { rule }) };
}

function readNumber(given: string, field: NumberField, fallback: Value): Reading {
  if (field.isOptional && given === NONE) return { value: null, isExact: true };
  const number = parseNumber(given);
  if (number === null) return { value: fallback, isExact: false };
  const used = rounded(Math.min(field.max, Math.max(field.min, number)), field.decimals);
  const rule = number > field.max && field.rule;
  return {
    value: rounded(used * field.scale, 4),
    isExact: used === number,
    ...(rule && { rule }),
  };
}

/** Reads "15,000", "4.5 %" and Arabic and Urdu digits too. */
function parseNumber(text: string): number | null {
  const latin = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll("٫", ".")
    .replace(/[\s,٬%٪]/g, "");
  return /^[+-]?\d+(\.\d*)?$/.test(latin) ? Number(latin) : null;
}

function writeValue(value: Value, field: InputField): string {
  if (typeof value !== "number" || !("scale" in field)) return value === null ? "" : String(value);
  return String(rounded(value / field.scale, field.decimals));
}

function rounded(number: number, decimals: number): number {
  return Number(number.toFixed(decimals));
}
