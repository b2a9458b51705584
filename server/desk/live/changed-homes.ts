import { liveEvents, type LiveHome } from "#domain/desk/live.ts";
import type { Queryable } from "#server/storage/database.ts";

/** The table has one row per home that was ever changed: some hundreds at most. */
export async function findChangedHomes(database: Queryable, since: number): Promise<LiveHome[]> {
  return database.all(
    liveEvents.home,
    "select development, home as number, version from home_status where changed_at > ?",
    since,
  );
}
