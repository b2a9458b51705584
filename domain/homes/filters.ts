import type { DevelopmentHome } from "./home-list.ts";

export const filterNames = [
  "development",
  "bedrooms",
  "price",
  "area",
  "floor",
  "outlook",
  "sun",
  "status",
] as const;
export type FilterName = (typeof filterNames)[number];

/** Both limits are included. */
export const rangeFilters = ["price", "area", "floor"] as const;
export type RangeFilter = (typeof rangeFilters)[number];
export type Range = { from?: number | undefined; to?: number | undefined };

/** A home must have all requested ones. */
export const sunFilters = ["morning", "no-late"] as const;
export type SunFilter = (typeof sunFilters)[number];

/** Filters that take one or more of the values that homes have. */
export type ChoiceFilter = Exclude<FilterName, RangeFilter | "sun">;
export const choiceFilters = filterNames.filter(isChoiceFilter);

export type HomeFilters = Record<ChoiceFilter, readonly string[]> &
  Record<RangeFilter, Range> & { sun: readonly SunFilter[] };

export const noHomeFilters: HomeFilters = {
  development: [],
  bedrooms: [],
  outlook: [],
  status: [],
  sun: [],
  price: {},
  area: {},
  floor: {},
};

export function filterHomes<Home extends DevelopmentHome>(
  homes: readonly Home[],
  filters: HomeFilters,
): Home[] {
  return homes.filter((home) => filterNames.every((name) => fits(home, filters, name)));
}

export function filterExcept<Home extends DevelopmentHome>(
  homes: readonly Home[],
  filters: HomeFilters,
  left: FilterName,
): Home[] {
  return homes.filter((home) =>
    filterNames.every((name) => name === left || fits(home, filters, name)),
  );
}

function fits(home: DevelopmentHome, filters: HomeFilters, name: FilterName): boolean {
  if (name === "sun") return filters.sun.every((wanted) => hasSun(home, wanted));
  if (isRangeFilter(name)) {
    const { from = -Infinity, to = Infinity } = filters[name];
    const value = measureOf(home, name);
    if (value === null) return !isActive(filters, name);
    return from <= value && value <= to;
  }
  return filters[name].length === 0 || filters[name].includes(choiceOf(home, name));
}

export function isRangeFilter(name: FilterName): name is RangeFilter {
  return rangeFilters.some((range) => range === name);
}

export function isChoiceFilter(name: FilterName): name is ChoiceFilter {
  return name !== "sun" && !isRangeFilter(name);
}

export function choiceOf(home: DevelopmentHome, name: ChoiceFilter): string {
  return String(home[name]);
}

export function hasSun(home: DevelopmentHome, wanted: SunFilter): boolean {
  return wanted === "morning" ? home.morningSun : home.noLateSun;
}

export function someHaveSun(homes: readonly DevelopmentHome[]): boolean {
  return homes.some((home) => sunFilters.some((sun) => hasSun(home, sun)));
}

/** The area inside, without balconies, in whole square feet as lists show it. A sold home has no price. */
export function measureOf(home: DevelopmentHome, name: RangeFilter): number | null {
  return name === "area" ? Math.round(home.insideArea) : home[name];
}

export function isActive(filters: HomeFilters, name: FilterName): boolean {
  if (!isRangeFilter(name)) return filters[name].length > 0;
  return filters[name].from !== undefined || filters[name].to !== undefined;
}

export function activeFilters(filters: HomeFilters): FilterName[] {
  return filterNames.filter((name) => isActive(filters, name));
}
