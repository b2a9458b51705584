import { facets, noFilters, type ProjectFilters, sortOrders } from "./project-filters.ts";

/** Reads what an address asks for. A choice that does not exist, as in an old link, asks for nothing. */
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

/** Only what narrows or orders stands in the address: the whole catalogue has the plain one. */
export function writeFilters(filters: ProjectFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value.trim() !== ""));
}

function isSortOrder(text: string): text is keyof typeof sortOrders {
  return Object.hasOwn(sortOrders, text);
}
