import type { FastifyBaseLogger } from "fastify";
import { dropAbandonedDocuments } from "#server/storage/documents/pending-documents.ts";
import { forgetExpired } from "#server/desk/sign-in/forget-expired.ts";
import { sweepUploads } from "#server/storage/documents/uploads-folder.ts";
import { eraseLeadsBefore, type EraseDeps } from "#server/leads/erasure/erase-lead.ts";
import { forgetErasedLeads } from "#server/leads/erasure/erased-leads.ts";
import { scrubRecentlyErased } from "#server/leads/erasure/scrub-erased.ts";
import { forgetErasedMails } from "#server/leads/erasure/erased-mails.ts";
import { forgetDeskMails } from "#server/delivery/desk-mails.ts";
import { forgetMorningMails } from "#server/delivery/morning-mails.ts";
import { fillColumns } from "#server/leads/fill-columns.ts";
import { forgetOldRates } from "#server/http/rate-limits/rate-limiter.ts";
import { correctTimesAhead } from "./times-ahead.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A mail with next steps names visitors, and one about an account names devices. */
const OWN_MAIL_DAYS = 7;

type Deps = EraseDeps & {
  uploadsFolder: string;
  /** Null keeps leads without limit. */
  retentionDays: number | null;
  now: () => Date;
  log: FastifyBaseLogger;
};

export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  let running = runTasks(deps);
  // A run after a long downtime may take longer than an hour, so the next one waits.
  const timer = setInterval(() => (running = running.then(() => runTasks(deps))), HOUR);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** A failed task does not stop the others. */
async function runTasks(deps: Deps): Promise<void> {
  const { database, documents, mailer, uploadsFolder, retentionDays, now, log } = deps;
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const tasks: Record<string, () => Promise<number>> = {
    "times ahead of the clock": () => correctTimesAhead(database, now()),
    "interrupted uploads": () => sweepUploads(uploadsFolder, now()),
    "abandoned documents": () => dropAbandonedDocuments(database, documents, now()),
    "expired leads": async () =>
      retentionDays === null ? 0 : eraseLeadsBefore(ago(retentionDays * DAY), deps, now()),
    "mails of erased leads": () => forgetErasedMails(database, mailer, now()),
    "text of erased leads": () => scrubRecentlyErased(database),
    "announced erasures": () => forgetErasedLeads(database, now()),
    "old morning mails": () => forgetMorningMails(database, mailer, ago(OWN_MAIL_DAYS * DAY)),
    "old mails about accounts": () =>
      forgetDeskMails(database, mailer, { now: now(), before: ago(OWN_MAIL_DAYS * DAY) }),
    "old request rates": () => forgetOldRates(database, ago(HOUR)),
    "expired sessions": () => forgetExpired(database, now()),
    // An older server that still runs during an update stores leads without them.
    "computed columns": () => fillColumns(database),
  };
  for (const [task, run] of Object.entries(tasks)) {
    try {
      const count = await run();
      if (count > 0) log.info({ task, count }, "housekeeping changed data");
    } catch (err) {
      log.error({ err, task }, "housekeeping failed, retry in an hour");
    }
  }
}
