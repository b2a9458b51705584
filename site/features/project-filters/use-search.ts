import { useEffect, useState } from "react";
import type { Search } from "./load-search.ts";

/** Loaded when it is first needed; null when it cannot be loaded. */
export function useSearch(wanted: boolean): Search | null | undefined {
  const [search, setSearch] = useState<Search | null>();

  useEffect(() => {
    if (!wanted) return;
    import("./load-search.ts")
      .then(({ loadSearch }) => loadSearch())
      .then(
        (loaded) => setSearch(() => loaded),
        () => setSearch(null),
      );
  }, [wanted]);

  return search;
}
