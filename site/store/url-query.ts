import { useMemo, useState, useSyncExternalStore } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";

/** Empty during hydration, because the page was prerendered without a query. */
export function useUrlQuery(): URLSearchParams {
  const { search } = useLocation();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const shown = isHydrated ? search : "";
  return useMemo(() => new URLSearchParams(shown), [shown]);
}

/** For `shouldRevalidate` of a route: filters and choices change the query, not the data. */
export function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

type Options = { replace?: boolean; state?: unknown };

type Change = (latest: URLSearchParams) => URLSearchParams;

/** A back navigation undoes the change, unless it replaces the one before. */
export function useChangeUrlQuery(): (change: Change, options?: Options) => void {
  const navigate = useNavigate();
  return (change, options) => {
    // A choice made just now is in the URL, but may not be rendered yet.
    const query = change(new URLSearchParams(location.search)).toString();
    void navigate({ search: query && `?${query}` }, { preventScrollReset: true, ...options });
  };
}

/** Null removes the parameter. */
export function useSetUrlParameter() {
  const changeQuery = useChangeUrlQuery();
  return (name: string, value: string | null, options?: Options) =>
    changeQuery((query) => {
      if (value === null) query.delete(name);
      else query.set(name, value);
      return query;
    }, options);
}

/** A value in the URL for its control: what was chosen is shown at once, though the URL follows a
 * moment later. */
export function usePendingValue<Value>(inUrl: Value): [Value, (chosen: Value) => void] {
  const name = JSON.stringify(inUrl);
  const [pending, setPending] = useState<{ instead: string; chosen: Value }>();
  return [
    pending?.instead === name ? pending.chosen : inUrl,
    (chosen) => setPending({ instead: name, chosen }),
  ];
}
