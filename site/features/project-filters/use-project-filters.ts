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

/** The id of the place that says how many were found. */
export const RESULT_COUNT = "result-count";

/** Marks in the history what was written into the address letter by letter. */
const TYPED = "typed";

/** The filters live in the address: a search can be shared, and Back undoes a choice. */
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
  // While the index loads, a question that the page's own words cannot answer narrows nothing yet.
  const isSearching =
    findIds === undefined && isSearch(asked) && applyFilters(projects, asked).length === 0;

  function change(changes: Partial<ProjectFilters>) {
    const typing = changes.search !== undefined;
    // A choice made just now stands in the address, but perhaps not on the page yet.
    const latest = readFilters(new URLSearchParams(location.search), options);
    setAddress(writeFilters({ ...latest, search, ...changes }), {
      // The first letter is a step in the history, the others are not: Back takes the search away at once.
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
      // The button goes away, and the keyboard's place with it.
      document.getElementById(RESULT_COUNT)?.focus();
    },
  };
}

/** The field shows at once what is typed; the address follows, and leads after every other move. */
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

/** Whether the address holds filters; during hydration it never does. */
function useIsFiltered(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => location.search !== "",
    () => false,
  );
}
