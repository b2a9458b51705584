import type { FastifyBaseLogger } from "fastify";
import { dropAbandonedDocuments } from "#server/documents/pending-documents.ts";
import { sweepUploads } from "#server/documents/uploads-folder.ts";
import { eraseLeadsBefore, type EraseDeps } from "./erase-lead.ts";
import { forgetOldRates } from "#server/leads/rate-limiter.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Deps = EraseDeps & {
  uploadsFolder: string;
  /** How long leads are kept; null is forever. */
  retentionDays: number | null;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Tidies up at once and then every hour. */
export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  let tidying = tidy(deps);
  // After a long pause there is much to do: one round waits for the other.
  const timer = setInterval(() => (tidying = tidying.then(() => tidy(deps))), HOUR);
  return {
    async stop() {
      clearInterval(timer);
      await tidying;
    },
  };
}

/** One task that fails does not keep the others from their turn. */
async function tidy(deps: Deps): Promise<void> {
  const { database, documents, uploadsFolder, retentionDays, now, log } = deps;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const tasks: Record<string, () => Promise<number>> = {
    "interrupted uploads": () => sweepUploads(uploadsFolder, now()),
    "abandoned documents": () => dropAbandonedDocuments(database, documents, now()),
    "leads past their time": async () =>
      retentionDays === null ? 0 : eraseLeadsBefore(ago(retentionDays * DAY), deps),
    "old request rates": () => forgetOldRates(database, ago(HOUR)),
  };
  for (const [what, remove] of Object.entries(tasks)) {
    try {
      const removed = await remove();
      if (removed > 0) log.info({ removed }, `removed ${what}`);
    } catch (err) {
      log.error({ err }, `${what} could not be removed; the next try is in an hour`);
    }
  }
}
