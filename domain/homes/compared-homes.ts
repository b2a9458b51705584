import { type DevelopmentHome, homeId } from "./home-list.ts";

export const MOST_COMPARED = 3;

type Compared = {
  homes: DevelopmentHome[];
  unknown: string[];
  isTooMany: boolean;
};

/** The homes that a URL asks to compare, each once, in the URL's order. */
export function readCompared(
  url: URLSearchParams,
  homes: readonly DevelopmentHome[],
): Compared | null {
  if (!url.has("compare")) return null;
  const asked = [...new Set(url.getAll("compare"))].filter(Boolean);
  const found = findHomes(asked, homes);
  return {
    homes: found.homes.slice(0, MOST_COMPARED),
    unknown: found.missing,
    isTooMany: found.homes.length > MOST_COMPARED,
  };
}

export function findHomes(ids: readonly string[], homes: readonly DevelopmentHome[]) {
  const byId = new Map(homes.map((home) => [homeId(home), home]));
  return {
    homes: ids.flatMap((id) => byId.get(id) ?? []),
    missing: ids.filter((id) => !byId.has(id)),
  };
}

/** The URL with other homes to compare; null ends the comparison. */
export function writeCompared(
  url: URLSearchParams,
  ids: readonly string[] | null,
): URLSearchParams {
  const written = new URLSearchParams(url);
  written.delete("compare");
  if (ids?.length === 0) written.set("compare", "");
  for (const id of ids ?? []) written.append("compare", id);
  return written;
}
