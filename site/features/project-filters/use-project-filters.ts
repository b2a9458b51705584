import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useSearchParams } from "react-router";
import { readFilters, writeFilters } from "./filter-address.ts";
import {
  applyFilters,
  choices,
  type Filterable,
  isSearch,
  noFilters,
  type ProjectFilters,
} from "./project-filters.ts";
import { useSearch } from "./use-search.ts";

/** The id of the result count. */
export const RESULT_COUNT = "result-count";

/** Marks history entries that were written while typing. */
const TYPED = "typed";

/** The filters are in the address: a search can be shared, and back navigation undoes a choice. */
export function useProjectFilters(projects: readonly Filterable[]) {
  const [address, setAddress] = useSearchParams();
  const isFiltered = useIsFiltered();
  const options = {
    category: choices(projects, "category"),
    city: choices(projects, "city"),
    status: choices(projects, "status"),
  };
  // The prerendered page shows the whole catalogue, so the first render in the browser must too.
  const filters = isFiltered ? readFilters(address, options) : noFilters;
  const [search, setSearch] = useSearchText(filters.search);
  const asked = { ...filters, search };
  const findIds = useSearch(isSearch(asked));
  // While the index loads, a query without matches on the page filters nothing yet.
  const isSearching =
    findIds === undefined && isSearch(asked) && applyFilters(projects, asked).length === 0;

  function change(changes: Partial<ProjectFilters>) {
    const typing = changes.search !== undefined;
    // A choice made just now is in the address, but may not be rendered yet.
    const latest = readFilters(new URLSearchParams(location.search), options);
    setAddress(writeFilters({ ...latest, search, ...changes }), {
      // Only the first letter adds a history entry: one back navigation removes the whole search.
      replace: typing && search !== "",
      state: typing ? TYPED : null,
      preventScrollReset: true,
    });
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
      setAddress(writeFilters({ ...noFilters, sort: filters.sort }), { preventScrollReset: true });
      // The button, which has the focus, is removed.
      document.getElementById(RESULT_COUNT)?.focus();
    },
  };
}

/** The field shows typed text at once and the address follows; after other changes the field follows the address. */
function useSearchText(inAddress: string) {
  const { key, state } = useLocation();
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  const isCurrent = typed && (state === TYPED || typed.at === key);

  useEffect(() => {
    const forget = () => setTyped(undefined);
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, []);

  return [
    isCurrent ? typed.text : inAddress,
    (text: string) => setTyped({ text, at: key }),
  ] as const;
}

/** Whether the address has filters; always false during hydration. */
function useIsFiltered(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => location.search !== "",
    () => false,
  );
}
