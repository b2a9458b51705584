import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "#server/storage/database.ts";
import type { InBackground } from "#server/http/background-work.ts";
import { indexLeads } from "./search-index.ts";

type FillDeps = { database: Database; inBackground: InBackground };

/** Milliseconds: requests and new leads have priority. */
const PAUSE = 50;

/** Indexes leads of earlier releases after the start; a search adds only the newest. */
export function fillSearchIndex(app: FastifyInstance, { database, inBackground }: FillDeps): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.addHook("onReady", async () =>
    inBackground("search index", async () => {
      while (!closing.signal.aborted && (await indexLeads(database)) > 0) {
        await delay(PAUSE);
      }
    }),
  );
}
