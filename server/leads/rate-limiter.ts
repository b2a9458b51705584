import type { RateLimit } from "#domain/rate-limit.ts";
import type { Database } from "#server/db/database.ts";
import { StoreFailure } from "#server/store-failure.ts";
import { admitInto, type Usage, type UsageWindows } from "./usage-windows.ts";

export type Admission = { allowed: true } | { allowed: false; retryAfter: number };

export type RateLimiter = {
  /** Counts the usage of a source when the limits allow it. */
  admit(source: string, limits: readonly RateLimit[], usage: Usage): Promise<Admission>;
};

type Waiting = {
  limits: readonly RateLimit[];
  usage: Usage;
  resolve: (admission: Admission) => void;
  reject: (error: unknown) => void;
};

/** Other instances write the same row: after so many lost races something else is wrong. */
const MAX_TRIES = 20;

/**
 * Counted in the database, so that several instances count together and a restart forgets nobody.
 * Requests of one source that come at the same time are counted with one read and one write.
 */
export function createRateLimiter(database: Database): RateLimiter {
  const waiting = new Map<string, Waiting[]>();

  async function admitWaiting(source: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const together = queue.splice(0);
      try {
        const admissions = await admitTogether(database, source, together);
        for (const [index, { resolve }] of together.entries()) resolve(admissions[index]!);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    waiting.delete(source);
  }

  return {
    admit: (source, limits, usage) =>
      new Promise((resolve, reject) => {
        const queue = waiting.get(source);
        if (queue) return void queue.push({ limits, usage, resolve, reject });
        const ownQueue = [{ limits, usage, resolve, reject }];
        waiting.set(source, ownQueue);
        setImmediate(() => void admitWaiting(source, ownQueue));
      }),
  };
}

async function admitTogether(
  database: Database,
  source: string,
  waiting: readonly Waiting[],
): Promise<Admission[]> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await database.first<{ windows: string }>(
      "select windows from request_rates where source = ?",
      source,
    );
    let windows = row ? (JSON.parse(row.windows) as UsageWindows) : {};
    const admissions = waiting.map(({ limits, usage }): Admission => {
      const decision = admitInto(windows, usage, limits);
      if (!decision.allowed) return decision;
      windows = decision.windows;
      return { allowed: true };
    });
    // A flood is turned away by reading alone.
    if (admissions.every(({ allowed }) => !allowed)) return admissions;
    const at = Math.max(...waiting.map(({ usage }) => usage.at));
    if (await replaceWindows(database, source, row?.windows, JSON.stringify(windows), at)) {
      return admissions;
    }
  }
  throw new StoreFailure(`the request rate was changed by others ${MAX_TRIES} times in a row`);
}

/** Resolves with false when another instance was faster. A power cut may undo a count. */
async function replaceWindows(
  database: Database,
  source: string,
  before: string | undefined,
  windows: string,
  at: number,
): Promise<boolean> {
  const changed = await (before === undefined
    ? database.nonDurable.run(
        `insert into request_rates (source, windows, last_at) values (?, ?, ?)
         on conflict (source) do nothing`,
        source,
        windows,
        at,
      )
    : database.nonDurable.run(
        "update request_rates set windows = ?, last_at = ? where source = ? and windows = ?",
        windows,
        at,
        source,
        before,
      ));
  return changed === 1;
}

export async function forgetOldRates(database: Database, before: Date): Promise<number> {
  return database.run("delete from request_rates where last_at < ?", before.getTime());
}
