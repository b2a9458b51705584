import {
  type Facet,
  facets,
  noFilters,
  type ProjectFilters,
  sortOrders,
} from "./project-filters.ts";

/** An unknown value in the URL, as in an old link, is ignored. */
export function readFilters(
  url: URLSearchParams,
  choices: Record<Facet, string[]>,
): ProjectFilters {
  const filters = { ...noFilters, search: url.get("search") ?? "" };
  for (const facet of facets) {
    const asked = url.get(facet) ?? "";
    if (choices[facet].includes(asked)) filters[facet] = asked;
  }
  const sort = url.get("sort") ?? "";
  if (isSortOrder(sort)) filters.sort = sort;
  return filters;
}

/** Only active filters and sort orders are in the URL; other parameters stay. */
export function writeFilters(
  filters: ProjectFilters,
  url: URLSearchParams | string = "",
): URLSearchParams {
  const written = new URLSearchParams(url);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim()) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

function isSortOrder(text: string): text is keyof typeof sortOrders {
  return Object.hasOwn(sortOrders, text);
}
