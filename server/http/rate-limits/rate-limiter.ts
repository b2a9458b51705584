import { z } from "zod";
import { admit, type RateLimit, type Usage, type UsageWindows } from "#domain/rate-limit.ts";
import type { Database } from "#server/storage/database.ts";
import { json } from "#server/storage/row-values.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";

export type Admission = { allowed: true } | { allowed: false; retryAfter: number };

export type RateLimiter = {
  admit(source: string, limits: readonly RateLimit[], usage: Usage): Promise<Admission>;
};

type Waiting = {
  limits: readonly RateLimit[];
  usage: Usage;
  resolve: (admission: Admission) => void;
  reject: (error: unknown) => void;
};

/** Other instances write the same row; so many lost races indicate another error. */
const MAX_TRIES = 20;

/** The next request of a cached source needs no read. */
const MAX_KNOWN_ROWS = 1000;

/** A write compares the text with the stored one. */
const usageRow = z.object({
  text: z.string(),
  windows: json(z.record(z.string(), z.array(z.tuple([z.number(), z.number()])))),
});

type Row = z.infer<typeof usageRow> | undefined;

/** All instances share the counts, which survive a restart. Simultaneous requests of one source take one
 * write. */
export function createRateLimiter(database: Database): RateLimiter {
  const waiting = new Map<string, Waiting[]>();
  const known = new Map<string, Row>();

  async function admitWaiting(source: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const together = queue.splice(0);
      try {
        const admissions = await admitTogether(source, together);
        for (const [index, { resolve }] of together.entries()) resolve(admissions[index]!);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    waiting.delete(source);
  }

  async function admitTogether(source: string, together: Waiting[]): Promise<Admission[]> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const row = known.has(source) ? known.get(source) : await readRow(database, source);
      const { admissions, after } = decide(row, together);
      // A flood is refused without a write, because other instances can only have added to the count.
      if (!after) return admissions;
      const at = Math.max(...together.map(({ usage }) => usage.at));
      if (await replaceRow(database, source, row, after, at)) {
        remember(source, after);
        return admissions;
      }
      known.delete(source);
    }
    throw new StoreFailure(`request rate not counted: ${MAX_TRIES} concurrent changes`);
  }

  function remember(source: string, row: Row): void {
    known.delete(source); // moves it to the end
    known.set(source, row);
    if (known.size <= MAX_KNOWN_ROWS) return;
    const [oldest] = known.keys();
    known.delete(oldest!);
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

function decide(row: Row, together: readonly Waiting[]) {
  let after: UsageWindows | undefined;
  const admissions = together.map(({ limits, usage }): Admission => {
    const decision = admit(after ?? row?.windows ?? {}, usage, limits);
    if (decision.allowed) {
      after = decision.windows;
      return { allowed: true };
    }
    after = decision.corrected ?? after;
    return { allowed: false, retryAfter: decision.retryAfter };
  });
  return { admissions, after: after && { text: JSON.stringify(after), windows: after } };
}

async function readRow(database: Database, source: string): Promise<Row> {
  return database.nonDurable.first(
    usageRow,
    "select windows as text, windows from request_rates where source = ?",
    source,
  );
}

/** False if another instance changed the row first. A power cut may undo a count. */
async function replaceRow(
  database: Database,
  source: string,
  before: Row,
  after: Row & object,
  at: number,
): Promise<boolean> {
  const changed = await (before === undefined
    ? database.nonDurable.run(
        `insert into request_rates (source, windows, last_at) values (?, ?, ?)
         on conflict (source) do nothing`,
        source,
        after.text,
        at,
      )
    : database.nonDurable.run(
        "update request_rates set windows = ?, last_at = ? where source = ? and windows = ?",
        after.text,
        at,
        source,
        before.text,
      ));
  return changed === 1;
}

export async function forgetOldRates(database: Database, before: Date): Promise<number> {
  return database.run("delete from request_rates where last_at < ?", before.getTime());
}
