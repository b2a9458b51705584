import { z } from "zod";
import { homeEvent } from "#domain/desk/homes.ts";
import { homeStatuses } from "#domain/homes/status.ts";
import type { Queryable, Statement } from "#server/storage/database.ts";

/** Overrides the content. */
const storedHomeStatus = z.object({
  development: z.string(),
  home: z.string(),
  status: z.enum(homeStatuses),
  version: z.number(),
  changedAt: z.number(),
  changedBy: z.string().nullable(),
});

export type StoredHomeStatus = z.infer<typeof storedHomeStatus>;

type HomeEvent = z.infer<typeof homeEvent>;

export type NewHomeChange = Omit<HomeEvent, "at"> & {
  at: Date;
  development: string;
  home: string;
  /** The version before the change; 0 is the content's status. */
  version: number;
};

export async function listHomeStatuses(database: Queryable): Promise<StoredHomeStatus[]> {
  return database.all(
    storedHomeStatus,
    `select development, home, status, version, changed_at as "changedAt",
       changed_by as "changedBy" from home_status`,
  );
}

export async function listHomeChanges(
  database: Queryable,
  development: string,
  home: string,
): Promise<HomeEvent[]> {
  return database.all(
    homeEvent,
    `select id, at, by_id as "by", from_status as "from", to_status as "to", reason
     from home_changes where development = ? and home = ? order by at desc, id`,
    development,
    home,
  );
}

/** The first statement changes no row if the home has another version; the second depends on it. */
export function homeChangeStatements(change: NewHomeChange): [Statement, Statement] {
  const { id, development, home, at, by, from, to, reason, version } = change;
  const time = at.getTime();
  return [
    version === 0
      ? [
          `insert into home_status (status, version, changed_at, changed_by, change_id, development, home)
           values (?, 1, ?, ?, ?, ?, ?) on conflict (development, home) do nothing`,
          to,
          time,
          by,
          id,
          development,
          home,
        ]
      : [
          `update home_status set status = ?, version = version + 1, changed_at = ?, changed_by = ?,
             change_id = ? where development = ? and home = ? and version = ?`,
          to,
          time,
          by,
          id,
          development,
          home,
          version,
        ],
    [
      `insert into home_changes (id, development, home, at, by_id, from_status, to_status, reason)
       select ?, development, home, changed_at, changed_by, ?, status, ?
       from home_status where change_id = ?`,
      id,
      from,
      reason,
      id,
    ],
  ];
}
