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

/** Milliseconds a request waits for the database. A response with the last state is better than none. */
const MAX_WAIT = 1000;

type Deps = { database: Queryable; now: () => Date };

type Current = { response: AvailabilityResponse; readAt: number };

/** Null if the database did not respond and nothing was read before. */
type FindAvailability = () => Promise<Current | null>;

/** The office's statuses override the content's. One query runs at a time; while it waits or fails, the last state
 * stays. */
export function openAvailability({ database, now }: Deps): FindAvailability {
  let last: Current | null = null;
  let reading: Promise<void> | undefined;

  async function read(readAt: number): Promise<void> {
    try {
      last = { response: combine(await listHomeStatuses(database)), readAt };
    } catch (error) {
      if (!last || !(error instanceof StoreFailure)) throw error;
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    const at = now().getTime();
    if (last && Math.abs(at - last.readAt) < REREAD_AFTER) return last;
    reading ??= withinWait(read(at));
    await reading;
    return last;
  };
}

/** Resolves at the latest when the wait is over, for later calls too, so that they do not wait again. */
function withinWait(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, MAX_WAIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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
