import { useMemo, useSyncExternalStore } from "react";
import { changeShownQuery, shownSearch, subscribe } from "./shown-query.ts";

/** Empty during hydration, because the page was prerendered without a query. With names it has these
 * parameters alone, and a change of others renders nothing. */
export function useUrlQuery(names?: readonly string[]): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => (names ? withOnly(names).toString() : shownSearch()),
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

export function useUrlParameter(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(shownSearch()).get(name),
    () => null,
  );
}

/** Null removes the parameter. */
export function setUrlParameter(
  name: string,
  value: string | null,
  options?: Parameters<typeof changeShownQuery>[1],
): void {
  changeShownQuery((query) => {
    if (value === null) query.delete(name);
    else query.set(name, value);
    return query;
  }, options);
}

function withOnly(names: readonly string[]): URLSearchParams {
  const all = new URLSearchParams(shownSearch());
  return new URLSearchParams([...all].filter(([name]) => names.includes(name)));
}
