import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import { requireLead } from "#server/leads/lead-repository.ts";
import { composeMail, type Sender } from "#server/mail/compose.ts";
import type { Mailer } from "#server/mail/mail.ts";
import { MAX_ATTEMPTS, waitAfter } from "./back-off.ts";
import { type ClaimedMessage, claimMessages, markFailed, markSent } from "./message-repository.ts";

const BATCH = 10;

/** Longer than any attempt can take: the mailer's own time-outs are well below. */
const LEASE = 5 * 60_000;

export type OutboxDeps = {
  database: Database;
  mailer: Mailer;
  sender: Sender;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Sends what is due, a few at a time. Answers how many attempts were made. */
export async function deliverDueMessages(deps: OutboxDeps): Promise<number> {
  const messages = await claimMessages(deps.database, {
    now: deps.now(),
    leaseFor: LEASE,
    count: BATCH,
  });
  const deliveries = await Promise.allSettled(messages.map((message) => deliver(message, deps)));
  for (const delivery of deliveries) {
    // What could not be written down is due again when its lease ends, and may then be sent twice.
    if (delivery.status === "rejected") {
      deps.log.error({ err: delivery.reason }, "the end of an attempt could not be recorded");
    }
  }
  return messages.length;
}

async function deliver(message: ClaimedMessage, deps: OutboxDeps): Promise<void> {
  const { database, mailer, sender, now } = deps;
  try {
    const lead = await requireLead(database, message.leadId);
    await mailer.send(composeMail(message.id, message.purpose, lead, sender));
  } catch (error) {
    await recordFailure(message, error, deps);
    return;
  }
  await markSent(database, message, now());
}

async function recordFailure(message: ClaimedMessage, error: unknown, deps: OutboxDeps) {
  const { database, now, log } = deps;
  const isLast = message.attempts >= MAX_ATTEMPTS;
  const wait = waitAfter(message.attempts, Math.random());
  await markFailed(database, message, {
    reason: String(error),
    nextAttempt: isLast ? null : new Date(now().getTime() + wait),
  });
  const about = { message: message.id, purpose: message.purpose, attempts: message.attempts };
  // A mail server's words may hold the visitor's address: the log gets the code alone.
  const code = (error as { code?: unknown }).code ?? (error as Error).name;
  if (isLast) log.error({ ...about, code }, "ALERT: a message was given up and needs a person");
  else log.warn({ ...about, code, retryInSeconds: Math.round(wait / 1000) }, "a message must wait");
}
