import { decodePart } from "#desk/navigation/desk-url.ts";
import type { DeskHome } from "#domain/desk/homes.ts";
import { type HomeStatus, homeStatuses } from "#domain/homes/status.ts";

/** The state of the homes screen, which is in the URL, so that it can be sent to a colleague. */
export type HomesPlace = {
  /** The first development is shown where it is undefined. */
  development: string | undefined;
  status: HomeStatus | undefined;
  bedrooms: number | undefined;
  home: string | undefined;
};

/** A value that does not exist is ignored: the URL may be old or mistyped. */
export function readPlace({ path, query }: { path: string; query: string }): HomesPlace {
  const given = new URLSearchParams(query);
  const bedrooms = given.get("bedrooms");
  return {
    development: decodePart(path.split("/")[2]),
    status: homeStatuses.find((status) => status === given.get("status")),
    bedrooms: bedrooms && /^\d$/.test(bedrooms) ? Number(bedrooms) : undefined,
    home: given.get("home") || undefined,
  };
}

export function placeUrl({ development, status, bedrooms, home }: HomesPlace): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (bedrooms !== undefined) query.set("bedrooms", String(bedrooms));
  if (home) query.set("home", home);
  const path = development ? `/homes/${encodeURIComponent(development)}` : "/homes";
  return query.size > 0 ? `${path}?${query}` : path;
}

type Filters = Pick<HomesPlace, "status" | "bedrooms">;

export function fits(home: DeskHome, { status, bedrooms }: Filters): boolean {
  return (
    (status === undefined || home.status === status) &&
    (bedrooms === undefined || home.bedrooms === bedrooms)
  );
}

/** Counts by status and by bedrooms, each among the homes that fit the other filter. */
export function countHomes(homes: DeskHome[], { status, bedrooms }: Filters) {
  const rooms = [...new Set(homes.map((home) => home.bedrooms))].toSorted((a, b) => a - b);
  const count = (filters: Filters) => homes.filter((home) => fits(home, filters)).length;
  return {
    statuses: homeStatuses
      .filter((one) => homes.some((home) => home.status === one) || isForSale(one, homes))
      .map((value) => ({ value, count: count({ status: value, bedrooms }) })),
    bedrooms: rooms.map((value) => ({ value, count: count({ status, bedrooms: value }) })),
  };
}

/** A development on sale shows all three statuses, also those that no home has. */
function isForSale(status: HomeStatus, homes: DeskHome[]): boolean {
  return status !== "not-released" && homes.some((home) => home.status !== "not-released");
}
