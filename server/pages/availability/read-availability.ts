import { developmentKeys, readAvailability } from "#catalog/developments/availability.ts";
import { office } from "#catalog/office.ts";
import type { AvailabilityResponse } from "#domain/homes/availability-response.ts";
import type { Availability } from "#domain/homes/status.ts";
import { timeWithOffset } from "#domain/time-zone.ts";
import type { Queryable } from "#server/storage/database.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { listHomeStatuses, type StoredHomeStatus } from "./home-status-repository.ts";

let content: Record<string, Availability> | undefined;

/** The content does not change while the server runs. */
export function contentAvailability(): Record<string, Availability> {
  content ??= Object.fromEntries(developmentKeys().map((key) => [key, readAvailability(key)]));
  return content;
}

/** Milliseconds between reads. With the browsers' caches, a change is public within a minute. */
export const REREAD_AFTER = 5000;

type Deps = { database: Queryable; now: () => Date };

/** The office's statuses override the content's. While the database fails, the last response stays. */
export function openAvailability({ database, now }: Deps): () => Promise<AvailabilityResponse> {
  let last: { readAt: number; response: Promise<AvailabilityResponse> } | undefined;

  return async () => {
    const readAt = now().getTime();
    const before = last?.response;
    if (last && Math.abs(readAt - last.readAt) < REREAD_AFTER) return last.response;
    const response = listHomeStatuses(database)
      .then(combine)
      .catch((error: unknown) => {
        if (before && error instanceof StoreFailure) return before;
        last = undefined; // the next call reads again
        throw error;
      });
    last = { readAt, response };
    return response;
  };
}

function combine(statuses: StoredHomeStatus[]): AvailabilityResponse {
  const developments = Object.fromEntries(
    Object.entries(contentAvailability()).map(([key, availability]) => [
      key,
      withStatuses(
        availability,
        statuses.filter(({ development }) => development === key),
      ),
    ]),
  );
  return { asOf: latest(Object.values(developments).map(({ asOf }) => asOf)), developments };
}

function withStatuses(given: Availability, statuses: StoredHomeStatus[]): Availability {
  if (statuses.length === 0) return given;
  const said = new Set(statuses.map(({ home }) => home));
  const homesWith = (status: "reserved" | "sold") =>
    [
      ...given[status].filter((home) => !said.has(home)),
      ...statuses.filter((each) => each.status === status).map(({ home }) => home),
    ].toSorted();
  const changed = Object.fromEntries(
    statuses.map(({ home, changedAt }) => [home, timeWithOffset(changedAt, office.timeZone)]),
  );
  return {
    asOf: latest([given.asOf, ...Object.values(changed)]),
    reserved: homesWith("reserved"),
    sold: homesWith("sold"),
    changed,
  };
}

function latest(times: string[]): string {
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? "";
}
