import { facets, noFilters, type ProjectFilters, sortOrders } from "./project-filters.ts";

/** Reads the filters from an address. An unknown value, as in an old link, is ignored. */
export function readFilters(
  address: URLSearchParams,
  choices: Record<(typeof facets)[number], string[]>,
): ProjectFilters {
  const filters = { ...noFilters, search: address.get("search") ?? "" };
  for (const facet of facets) {
    const asked = address.get(facet) ?? "";
    if (choices[facet].includes(asked)) filters[facet] = asked;
  }
  const sort = address.get("sort") ?? "";
  if (isSortOrder(sort)) filters.sort = sort;
  return filters;
}

/** Only active filters and sort orders are in the address. */
export function writeFilters(filters: ProjectFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value.trim() !== ""));
}

function isSortOrder(text: string): text is keyof typeof sortOrders {
  return Object.hasOwn(sortOrders, text);
}
