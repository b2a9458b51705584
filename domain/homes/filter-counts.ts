import {
  activeFilters,
  type ChoiceFilter,
  choiceOf,
  filterExcept,
  filterHomes,
  type FilterName,
  filterNames,
  hasSun,
  type HomeFilters,
  isChoiceFilter,
  measureOf,
  type Range,
  type RangeFilter,
  someHaveSun,
  sunFilters,
} from "./filters.ts";
import type { DevelopmentHome } from "./home-list.ts";
import { homeStatuses } from "./status.ts";

/** The values that filters offer and a URL may ask for. */
export type FilterChoices = Record<ChoiceFilter, string[]>;

export function filterChoices(homes: readonly DevelopmentHome[]): FilterChoices {
  const valuesOf = (name: ChoiceFilter) => [...new Set(homes.map((home) => choiceOf(home, name)))];
  return {
    development: valuesOf("development"),
    bedrooms: valuesOf("bedrooms").toSorted(),
    outlook: valuesOf("outlook").toSorted(),
    status: homeStatuses.filter((status) => homes.some((home) => home.status === status)),
  };
}

/** A filter with a single choice is none, nor is one of sun where no home has an entry about it. */
export function offeredFilters(
  homes: readonly DevelopmentHome[],
  choices: FilterChoices,
): FilterName[] {
  return filterNames.filter((name) => {
    if (name === "sun") return someHaveSun(homes);
    return !isChoiceFilter(name) || choices[name].length > 1;
  });
}

export function countChoices(
  homes: readonly DevelopmentHome[],
  filters: HomeFilters,
  name: ChoiceFilter | "sun",
): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (value: string) => (counts[value] = (counts[value] ?? 0) + 1);
  // Choices of sun narrow each other; those of another filter are alternatives.
  if (name === "sun") {
    for (const home of filterHomes(homes, filters)) {
      for (const wanted of sunFilters) if (hasSun(home, wanted)) count(wanted);
    }
  } else {
    for (const home of filterExcept(homes, filters, name)) count(choiceOf(home, name));
  }
  return counts;
}

export function measuresFor(
  homes: readonly DevelopmentHome[],
  filters: HomeFilters,
  name: RangeFilter,
): number[] {
  return measuresOf(filterExcept(homes, filters, name), name);
}

export function measuresOf(homes: readonly DevelopmentHome[], name: RangeFilter): number[] {
  return homes.map((home) => measureOf(home, name)).filter((measure) => measure !== null);
}

export function countInRange(measures: readonly number[], { from = 0, to = Infinity }: Range) {
  return measures.filter((measure) => from <= measure && measure <= to).length;
}

/** When no home fits: the filters whose removal leaves some homes, the best first. */
export function loosenings(
  homes: readonly DevelopmentHome[],
  filters: HomeFilters,
): { name: FilterName; count: number }[] {
  return activeFilters(filters)
    .map((name) => ({ name, count: filterExcept(homes, filters, name).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** The power of ten nearest to a tenth of what the measures span: it suits any currency and unit. */
export function roundStep(measures: readonly number[]): number {
  const span = Math.max(...measures) - Math.min(...measures);
  return 10 ** Math.max(0, Math.round(Math.log10(span / 10)));
}

/** Round values that enclose all measures. */
export function rangeSteps(measures: readonly number[], step: number): number[] {
  const first = Math.floor(Math.min(...measures) / step);
  const last = Math.ceil(Math.max(...measures) / step);
  return Number.isFinite(last - first)
    ? Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
    : [];
}
