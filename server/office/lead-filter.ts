import { office } from "#catalog/office.ts";
import { addDays, isCalendarDate } from "#domain/calendar-date.ts";
import { SOURCES } from "#domain/desk/figure-choices.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { startOfDay } from "#domain/time-zone.ts";
import type { LeadFilter } from "#server/leads/export/find-leads.ts";
import { OfficeError } from "./office-error.ts";

type Values = {
  kind?: string;
  source?: string;
  since?: string;
  until?: string;
  email?: string;
  suspected?: boolean;
  dead?: boolean;
};

export function readFilter(values: Values): LeadFilter {
  const { kind, source, since, until, email, suspected, dead } = values;
  return {
    kind: oneOf(LEAD_KINDS, kind, "--kind"),
    source: oneOf(SOURCES, source, "--source"),
    since: since === undefined ? null : startOf(since, "--since"),
    until: until === undefined ? null : startOf(until, "--until", 1),
    email: email ?? null,
    suspected: suspected ?? false,
    dead: dead ?? false,
  };
}

function oneOf<Name extends string>(
  names: readonly Name[],
  given: string | undefined,
  option: string,
): Name | null {
  const known = names.find((name) => name === given);
  if (given !== undefined && !known) {
    throw new OfficeError(`${option} must be one of ${names.join(", ")}`);
  }
  return known ?? null;
}

function startOf(day: string, option: string, daysLater = 0): Date {
  if (!isCalendarDate(day)) throw new OfficeError(`${option} must be a day such as 2026-03-10`);
  return new Date(startOfDay(addDays(day, daysLater), office.timeZone));
}

export function readLimit(text = "50"): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new OfficeError("--limit must be a whole number from 1 to 999999");
}
