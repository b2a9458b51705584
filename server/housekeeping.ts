import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/database.ts";
import type { DocumentStore } from "./documents/document-store.ts";
import { dropAbandonedDocuments } from "./documents/pending-documents.ts";
import { sweepUploads } from "./documents/uploads-folder.ts";
import { forgetOldRates } from "./leads/request-rates.ts";

const HOUR = 3_600_000;

type Deps = {
  database: Database;
  documents: DocumentStore;
  uploadsFolder: string;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Tidies up at once and then every hour. */
export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  let tidying = tidy(deps);
  const timer = setInterval(() => (tidying = tidy(deps)), HOUR);
  return {
    async stop() {
      clearInterval(timer);
      await tidying;
    },
  };
}

async function tidy({ database, documents, uploadsFolder, now, log }: Deps): Promise<void> {
  try {
    const uploads = await sweepUploads(uploadsFolder, now());
    const abandoned = await dropAbandonedDocuments(database, documents, now());
    await forgetOldRates(database, new Date(now().getTime() - HOUR));
    if (uploads + abandoned > 0) log.info({ uploads, abandoned }, "removed interrupted uploads");
  } catch (err) {
    log.error({ err }, "housekeeping failed and will be tried again");
  }
}
