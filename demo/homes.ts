import { CHOSEN_STATUSES } from "#domain/desk/homes.ts";
import type { Database } from "#server/storage/database.ts";
import { changeHome } from "#server/desk/homes/change-home.ts";
import { listHomes } from "#server/desk/homes/list-homes.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";
import { HOME_REASONS } from "./texts.ts";
import { officeTime } from "./office-time.ts";
import { seededRandom } from "./seeded-random.ts";

const CHANGED_HOMES = 8;
const DAY = 24 * 3_600_000;

/** Changes only homes that nobody has changed yet. */
export async function changeDemoHomes(database: Database, by: SignedIn, now: Date): Promise<void> {
  const random = seededRandom("homes");
  const homes = (await listHomes(database))
    .filter(({ isReleased }) => isReleased)
    .flatMap(({ key, homes }) => homes.map((home) => ({ ...home, development: key })))
    .filter(({ version }) => version === 0);
  for (let changed = 0; changed < CHANGED_HOMES && homes.length > 0; changed++) {
    const [home] = homes.splice(Math.floor(random.between(0, homes.length)), 1);
    const { development, number, status, version } = home!;
    const chosen = random.pick(CHOSEN_STATUSES.filter((other) => other !== status));
    const change = { status: chosen, reason: HOME_REASONS[chosen], version };
    const at = officeTime(Math.floor(now.getTime() - random.between(3, 40) * DAY));
    await changeHome({ development, home: number }, change, by, {
      database,
      now: () => new Date(at),
    });
  }
}
