import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useUrlQuery, useChangeUrlQuery } from "#site/store/url-query.ts";
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

/** Marks history entries that were written while typing. */
const TYPED = "typed";

/** The filters are in the URL: a search can be shared, and a back navigation undoes a choice. */
export function useProjectFilters(projects: readonly Filterable[]) {
  const url = useUrlQuery();
  const changeUrl = useChangeUrlQuery();
  const options: Record<Facet, string[]> = {
    category: choices(projects, "category"),
    city: choices(projects, "city"),
    status: choices(projects, "status"),
  };
  const filters = readFilters(url, options);
  const [search, setSearch] = useSearchText(filters.search);
  const asked = { ...filters, search };
  const findIds = useSearch(isSearch(asked));
  // While the index loads, a query without matches on the page filters nothing yet.
  const isSearching =
    findIds === undefined && isSearch(asked) && applyFilters(projects, asked).length === 0;

  function change(changes: Partial<ProjectFilters>) {
    const typing = changes.search !== undefined;
    changeUrl(
      (latest) => writeFilters({ ...readFilters(latest, options), search, ...changes }, latest),
      {
        // Only the first letter adds a history entry: one back navigation removes the whole search.
        replace: typing && search !== "",
        state: typing ? TYPED : null,
      },
    );
  }

  return {
    filters: asked,
    options,
    isSearching,
    find: <Project extends Filterable>(list: readonly Project[]) =>
      applyFilters(list, isSearching ? { ...asked, search: "" } : asked, findIds),
    choose: change,
    type(text: string) {
      setSearch(text);
      change({ search: text });
    },
    clear() {
      changeUrl((latest) => {
        const view = latest.get("view");
        return writeFilters({ ...noFilters, sort: filters.sort }, view ? `view=${view}` : "");
      });
      // The button, which has the focus, disappears.
      document.getElementById(RESULT_COUNT)?.focus();
    },
  };
}

/** The field shows typed text at once and the URL follows; after other changes the field follows the URL. */
function useSearchText(inUrl: string) {
  const { key, state } = useLocation();
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  const isCurrent = typed && (state === TYPED || typed.at === key);

  useEffect(() => {
    const forget = () => setTyped(undefined);
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, []);

  return [isCurrent ? typed.text : inUrl, (text: string) => setTyped({ text, at: key })] as const;
}
