import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { office } from "#catalog/office.ts";
import { type DeskHome, type homeChange, homeConflict, type HomeView } from "#domain/desk/homes.ts";
import {
  homeChangeStatements,
  listHomeChanges,
} from "#server/pages/availability/home-status-repository.ts";
import type { Database } from "#server/storage/database.ts";
import { findAccount } from "#server/desk/accounts/account-repository.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";
import { dayAndTime } from "#domain/time-zone.ts";
import { HttpError } from "#server/http/http-error.ts";
import { listHomes } from "./list-homes.ts";

type HomeKey = { development: string; home: string };
type Deps = { database: Database; now: () => Date };

export async function findHome(
  database: Database,
  { development, home: number }: HomeKey,
): Promise<HomeView> {
  const developments = await listHomes(database);
  const home = developments
    .find(({ key }) => key === development)
    ?.homes.find((candidate) => candidate.number === number);
  if (!home) throw new HttpError(404, "There is no such home");
  return { home, history: await listHomeChanges(database, development, number) };
}

/** Changes status, history and audit together, or refuses with the home as it is now. */
export async function changeHome(
  key: HomeKey,
  { status, reason, version }: z.output<typeof homeChange>,
  by: SignedIn,
  { database, now }: Deps,
): Promise<HomeView> {
  const { home } = await findHome(database, key);
  if (home.status === "not-released") {
    throw new HttpError(422, "Homes of this development are not for sale yet");
  }
  if (home.version !== version) return refuseConflict(database, key);
  if (home.status === status) throw new HttpError(422, `This home is ${status} already`);
  const [id, at] = [randomUUID(), now()];
  const change = { id, at, by: by.id, from: home.status, to: status, reason, version };
  const [changed] = await database.transaction([
    ...homeChangeStatements({ ...change, ...key }),
    auditStatement(
      {
        at,
        by: by.id,
        action: "home-changed",
        subject: `${key.development} ${key.home}`,
        details: `${home.status} to ${status}`, // a reason may name a visitor
      },
      ["exists (select 1 from home_status where change_id = ?)", id],
    ),
  ]);
  if (changed !== 1) return refuseConflict(database, key);
  return findHome(database, key);
}

async function refuseConflict(database: Database, key: HomeKey): Promise<never> {
  const view = await findHome(database, key);
  const message = await describeLastChange(database, view.home);
  throw new HttpError(409, message, {
    more: homeConflict.parse({ success: false, message, ...view }),
  });
}

async function describeLastChange(
  database: Database,
  { status, changedAt, changedBy }: DeskHome,
): Promise<string> {
  if (changedAt === null) return `This home is ${status}; it was not changed at the desk`;
  const account = changedBy === null ? null : await findAccount(database, changedBy);
  const name = account?.name ?? "Somebody";
  return `${name} set this home to ${status} on ${dayAndTime(changedAt, office.timeZone)}`;
}
