import { lang } from "#words/language.ts";
import * as words from "#words/project-filters.ts";
import type { Search } from "./load-search.ts";

/** Fields with few values, each with a filter. */
export const facets = ["category", "city", "status"] as const;
export type Facet = (typeof facets)[number];

export type Filterable = Record<Facet, string> & {
  id: string;
  title: string;
  subtitle: string;
  location: string;
  area: string;
  year: number;
};

export const sortOrders = {
  latest: words.latestFirst,
  largest: words.largestFirst,
  name: words.byName,
};
type SortOrder = keyof typeof sortOrders;

/** An empty text filters nothing; an empty sort keeps the order of the list. */
export type ProjectFilters = Record<Facet, string> & { search: string; sort: SortOrder | "" };

export const noFilters: ProjectFilters = {
  category: "",
  city: "",
  status: "",
  search: "",
  sort: "",
};

export function applyFilters<Project extends Filterable>(
  projects: readonly Project[],
  filters: ProjectFilters,
  search?: Search | null,
): Project[] {
  const matches = search && isSearch(filters) ? search(filters.search) : null;
  const found = projects.filter(
    (project) =>
      facets.every((facet) => !filters[facet] || project[facet] === filters[facet]) &&
      (matches ? matches.has(project.id) : mentions(project, filters.search)),
  );
  return filters.sort ? found.toSorted(comparisons[filters.sort]) : found;
}

const comparisons: Record<SortOrder, (one: Filterable, other: Filterable) => number> = {
  latest: (one, other) => other.year - one.year,
  largest: (one, other) => areaNumber(other) - areaNumber(one),
  name: (one, other) => one.title.localeCompare(other.title, lang),
};

/** The values that occur, in alphabetical order. */
export function choices(projects: readonly Filterable[], facet: Facet): string[] {
  return [...new Set(projects.map((project) => project[facet]))].toSorted();
}

export function isNarrowed(filters: ProjectFilters): boolean {
  return isSearch(filters) || facets.some((facet) => filters[facet] !== "");
}

export function isSearch({ search }: ProjectFilters): boolean {
  return search.trim() !== "";
}

/** The search before the index is loaded: only in texts that the page shows. */
function mentions(project: Filterable, search: string): boolean {
  const { title, subtitle, location, category, status } = project;
  const text = [title, subtitle, location, category, status].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function areaNumber({ area }: Filterable): number {
  return Number(area.replace(/\D/g, ""));
}
