import { companyFacts, companyWords, WEEKDAYS } from "#catalog/company-facts.ts";
import type { Problem } from "#catalog/loader/content-error.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import { LANG } from "#domain/language.ts";

const DAY = WEEKDAYS.join("|");
const DAYS = new RegExp(`(${DAY})(?: (?:to|–) (${DAY}))?`, "g");

/** The days in words, such as "Monday to Friday", are those on which the office is open. */
export function openDayProblems(): Problem[] {
  const named = daysIn(companyWords.openDays);
  const isOpen = (day: number) => !companyFacts.closedDays.includes(day);
  const wrong = [...WEEKDAYS.keys()].filter((day) => named.has(day) !== isOpen(day));
  if (named.size === 0 || wrong.length === 0) return [];
  const days = wrong.map((day) => WEEKDAYS[day]).join(", ");
  const message = `contradicts closedDays of facts.yaml on ${days}`;
  return [problemAt(`company/${LANG}.yaml`, ["openDays"], message)];
}

function daysIn(text: string): Set<number> {
  const days = new Set<number>();
  for (const [, first, last = first] of text.matchAll(DAYS)) {
    const end = indexOf(last);
    for (let day = indexOf(first); day !== end; day = (day + 1) % WEEKDAYS.length) days.add(day);
    days.add(end);
  }
  return days;
}

function indexOf(name: string | undefined): number {
  return WEEKDAYS.findIndex((day) => day === name);
}
