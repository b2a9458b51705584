import { changeShownQuery } from "#site/store/shown-query.ts";
import { useUrlQuery } from "#site/store/url-query.ts";
import { readFilters, writeFilters } from "./filter-url.ts";
import {
  applyFilters,
  choices,
  type Facet,
  type Filterable,
  isSearch,
  noFilters,
  type ProjectFilters,
} from "./project-filters.ts";
import { useSearch } from "./use-search.ts";

export const RESULT_COUNT = "result-count";

/** The filters are in the URL: a search can be shared, and a back navigation undoes a choice. */
export function useProjectFilters(projects: readonly Filterable[]) {
  const url = useUrlQuery();
  const options: Record<Facet, string[]> = {
    category: choices(projects, "category"),
    city: choices(projects, "city"),
    status: choices(projects, "status"),
  };
  const filters = readFilters(url, options);
  const findIds = useSearch(isSearch(filters));
  // While the index loads, a query without matches on the page filters nothing yet.
  const isSearching =
    findIds === undefined && isSearch(filters) && applyFilters(projects, filters).length === 0;

  function change(changes: Partial<ProjectFilters>) {
    changeShownQuery(
      (latest) => writeFilters({ ...readFilters(latest, options), ...changes }, latest),
      // Only the first letter adds a history entry: one back navigation removes the whole search.
      { replace: changes.search !== undefined && filters.search !== "" },
    );
  }

  return {
    filters,
    options,
    isSearching,
    find: <Project extends Filterable>(list: readonly Project[]) =>
      applyFilters(list, isSearching ? { ...filters, search: "" } : filters, findIds),
    choose: change,
    type: (text: string) => change({ search: text }),
    clear() {
      changeShownQuery((latest) => {
        const view = latest.get("view");
        return writeFilters({ ...noFilters, sort: filters.sort }, view ? `view=${view}` : "");
      });
      // The button, which has the focus, disappears.
      document.getElementById(RESULT_COUNT)?.focus();
    },
  };
}
