import type { FilterChoices } from "./filter-counts.ts";
import {
  choiceFilters,
  type FilterName,
  filterNames,
  type HomeFilters,
  noHomeFilters,
  type Range,
  rangeFilters,
  sunFilters,
} from "./filters.ts";
import { type HomeSort, isHomeSort } from "./sort.ts";

/** A value of the URL that was left out or corrected. */
export type UrlMistake = {
  name: FilterName | "sort";
  value: string;
  reason: "unknown" | "not-a-number" | "reversed";
};

/** The names of all parameters that are read here. */
export const homeParameters: readonly string[] = [
  ...filterNames,
  ...rangeFilters.flatMap((name) => [`${name}-from`, `${name}-to`]),
  "sort",
];

type Read = { filters: HomeFilters; sort: HomeSort; mistakes: UrlMistake[] };

/** Ten digits: more than any price. */
const WHOLE_NUMBER = /^\d{1,10}$/;

/** Corrects what makes no sense, and lists it. An empty value counts as absent, and `floor=5` as 5 to 5. */
export function readHomeUrl(query: URLSearchParams, choices: FilterChoices): Read {
  const mistakes: UrlMistake[] = [];
  const filters: HomeFilters = { ...noHomeFilters };

  function readChoices<Value extends string>(name: FilterName, known: readonly Value[]): Value[] {
    const asked = [...new Set(query.getAll(name))].filter(Boolean);
    for (const value of asked) {
      if (!known.some((one) => one === value)) mistakes.push({ name, value, reason: "unknown" });
    }
    return known.filter((value) => asked.includes(value));
  }

  function readNumber(name: FilterName, parameter: string): number | undefined {
    const value = query.get(parameter);
    if (!value) return undefined;
    if (WHOLE_NUMBER.test(value)) return Number(value);
    mistakes.push({ name, value, reason: "not-a-number" });
    return undefined;
  }

  for (const name of choiceFilters) filters[name] = readChoices(name, choices[name]);
  filters.sun = readChoices("sun", sunFilters);
  for (const name of rangeFilters) {
    const exact = readNumber(name, name);
    const from = readNumber(name, `${name}-from`) ?? exact;
    const to = readNumber(name, `${name}-to`) ?? exact;
    const isReversed = from !== undefined && to !== undefined && from > to;
    if (isReversed) mistakes.push({ name, value: `${from} – ${to}`, reason: "reversed" });
    filters[name] = range(isReversed ? { from: to, to: from } : { from, to });
  }
  const sort = query.get("sort") ?? "";
  if (!isHomeSort(sort)) mistakes.push({ name: "sort", value: sort, reason: "unknown" });
  return { filters, sort: isHomeSort(sort) ? sort : "", mistakes };
}

/** Keeps everything else in the URL. */
export function writeHomeUrl(
  query: URLSearchParams,
  filters: HomeFilters,
  sort: HomeSort,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of [...choiceFilters, "sun"] as const) {
    written.delete(name);
    for (const value of filters[name]) written.append(name, value);
  }
  for (const name of rangeFilters) {
    written.delete(name);
    for (const edge of ["from", "to"] as const) {
      const value = filters[name][edge];
      if (value === undefined) written.delete(`${name}-${edge}`);
      else written.set(`${name}-${edge}`, String(value));
    }
  }
  if (sort === "") written.delete("sort");
  else written.set("sort", sort);
  return written;
}

/** Without entries that are undefined. */
function range({ from, to }: Range): Range {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
