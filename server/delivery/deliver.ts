import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/storage/database.ts";
import type { Lead } from "#server/leads/kinds/lead.ts";
import { findLead } from "#server/leads/lead-repository.ts";
import { composeReply } from "#server/delivery/mail/reply.ts";
import { composeMail, type Sender } from "#server/delivery/mail/compose.ts";
import type { Mail, Mailer } from "#server/delivery/mail/mail.ts";
import { findReply } from "./replies.ts";
import { MAX_ATTEMPTS, waitAfter } from "./back-off.ts";
import { findDeskMail, type FindCode } from "./desk-mails.ts";
import { markDropped, markFailed, markSent, renewLease } from "./message-repository.ts";
import type { ClaimedMessage, LeadMessage } from "./message-tables.ts";
import { findMorningMail } from "./morning-mails.ts";
import type { Crm } from "./webhook.ts";

/** An attempt fails after this time, however slow the other server is. */
const ATTEMPT_TIMEOUT = 2 * 60_000;

/** Another worker claims a crashed worker's messages after this time; a running worker renews. */
export const LEASE = 30_000;
const RENEW_EVERY = 10_000;

type Outcome = "sent" | "failed" | "dead" | "dropped";

export type OutboxDeps = {
  database: Database;
  mailer: Mailer;
  crm: Crm | null;
  sender: Sender;
  /** Null if the desk is off, so nobody gets a mail of the desk. */
  deskUrl: string | null;
  findCode: FindCode;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Storing leads has priority: a mail takes ten times as long. */
  isIntakeBusy: () => boolean;
  count: (purpose: ClaimedMessage["purpose"], outcome: Outcome) => void;
};

export async function deliver(message: ClaimedMessage, deps: OutboxDeps): Promise<void> {
  const { database, now, log, count } = deps;
  try {
    const { mail, error } = await attempt(message, deps);
    if (error) await recordFailure(message, error, deps);
    else if (message.table === "desk_mails" && !mail) {
      await markDropped(database, message);
      return count(message.purpose, "dropped");
    } else if (await markSent(database, message, now())) return count(message.purpose, "sent");
    if (mail && message.table === "messages") await forgetIfErased(message, mail, deps);
  } catch (err) {
    // The message is due again when its lease ends, so it may be sent twice.
    log.error({ err }, "delivery result not recorded");
  }
}

/** No error means that the message was delivered, or that nothing is left to deliver. */
async function attempt(
  message: ClaimedMessage,
  deps: OutboxDeps,
): Promise<{ mail: Mail | null; error?: unknown }> {
  const { database, now, log } = deps;
  let mail: Mail | null = null;
  const renewing = setInterval(() => {
    renewLease(database, message, new Date(now().getTime() + LEASE)).catch((err: unknown) =>
      log.warn({ err }, "lease not renewed"),
    );
  }, RENEW_EVERY);
  try {
    if (message.table !== "messages") {
      mail = await (message.table === "desk_mails"
        ? findDeskMail(message, deps)
        : findMorningMail(message, deps));
      if (mail) await within(ATTEMPT_TIMEOUT, deps.mailer.send(mail));
      return { mail };
    }
    const lead = await findLead(database, message.leadId);
    if (!lead) return { mail };
    mail = await mailOf(message, lead, deps);
    await within(ATTEMPT_TIMEOUT, mail ? deps.mailer.send(mail) : sendToCrm(message, lead, deps));
    return { mail };
  } catch (error) {
    return { mail, error };
  } finally {
    clearInterval(renewing);
  }
}

/** The stored mail of a lead that was erased during the delivery is removed too. */
async function forgetIfErased(
  { leadId }: LeadMessage,
  mail: Mail,
  { database, mailer }: OutboxDeps,
) {
  if (await findLead(database, leadId)) return;
  await mailer.forget(mail);
}

/** Null for a CRM message, and while the lead is being erased. */
async function mailOf(
  { id, purpose }: LeadMessage,
  lead: Lead,
  { database, sender }: OutboxDeps,
): Promise<Mail | null> {
  if (purpose === "crm-notice") return null;
  if (purpose !== "answer") return composeMail(id, purpose, lead, sender);
  const reply = await findReply(database, id);
  return reply && composeReply(id, reply, lead, sender);
}

async function sendToCrm({ id, purpose }: LeadMessage, lead: Lead, { crm }: OutboxDeps) {
  if (purpose !== "crm-notice") return;
  if (!crm) throw new Error("CRM_WEBHOOK_URL is not set any more");
  await crm.send(id, lead);
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("the attempt timed out"), { code: "ETIMEDOUT" });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

async function recordFailure(message: ClaimedMessage, error: unknown, deps: OutboxDeps) {
  const { database, now, log, count } = deps;
  const expiresAt = message.table === "desk_mails" ? message.expiresAt : null;
  // A mail that expires is retried until then.
  const isLast = expiresAt === null && message.attempts >= MAX_ATTEMPTS;
  const wait = waitAfter(
    message.attempts,
    Math.random(),
    expiresAt === null ? "patient" : "urgent",
  );
  const nextAttempt = Math.min(now().getTime() + wait, expiresAt ?? Infinity);
  await markFailed(database, message, {
    reason: String(error),
    nextAttempt: isLast ? null : new Date(nextAttempt),
  });
  const about = { message: message.id, purpose: message.purpose, attempts: message.attempts };
  // A mail server's reply may contain the visitor's e-mail address, so only the code is logged.
  const code = (error as { code?: unknown }).code ?? (error as Error).name;
  count(message.purpose, isLast ? "dead" : "failed");
  if (isLast) log.error({ ...about, code }, "ALERT: delivery given up, message dead");
  else
    log.warn(
      { ...about, code, retryInSeconds: Math.round(wait / 1000) },
      "delivery failed, retry scheduled",
    );
}
