import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Database } from "#server/storage/database.ts";
import type { InBackground } from "#server/http/background-work.ts";
import { indexLeads, LARGEST_STEP } from "./search-index.ts";

type IndexDeps = { database: Database; log: FastifyBaseLogger; inBackground: InBackground };

/** Milliseconds. A search compares the leads that changed meanwhile itself. */
const POLL_INTERVAL = 1000;

/** Milliseconds. After a longer step the next has one lead: a new lead waits for one step at most. */
const LONG_STEP = 25;

const SHORTEST_PAUSE = 10;

/** Indexes new and changed leads in small steps, also those of other servers and earlier releases. */
export function keepSearchIndex(app: FastifyInstance, deps: IndexDeps): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.addHook("onReady", async () =>
    deps.inBackground("search index", () => indexUntil(closing.signal, deps)),
  );
}

async function indexUntil(closing: AbortSignal, { database, log }: IndexDeps): Promise<void> {
  let most = 1;
  while (!closing.aborted) {
    const begin = performance.now();
    const indexed = await indexLeads(database, most).catch((err: unknown) => {
      log.warn({ err }, "search index failed, retry scheduled");
      return 0;
    });
    const took = performance.now() - begin;
    most = took > LONG_STEP ? 1 : Math.min(most + 1, LARGEST_STEP);
    // Two thirds of the time belong to everything else that is written.
    const pause = indexed > 0 ? Math.max(SHORTEST_PAUSE, 2 * took) : POLL_INTERVAL;
    await delay(pause, undefined, { signal: closing, ref: false }).catch(() => {}); // closing ends it
  }
}
