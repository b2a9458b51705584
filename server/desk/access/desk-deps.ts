import type { FastifyBaseLogger } from "fastify";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Mailer } from "#server/delivery/mail/mail.ts";
import type { Outbox } from "#server/delivery/worker.ts";
import type { Database } from "#server/storage/database.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";

export type DeskDeps = {
  database: Database;
  documents: DocumentStore;
  mailer: Mailer;
  outbox: Pick<Outbox, "notify">;
  rateLimits: readonly RateLimit[];
  log: FastifyBaseLogger;
  now: () => Date;
  siteOrigin: string;
  deskOrigin: string;
  /** Hashes sign-in codes; the key in the database is the default. */
  deskSecret?: string | undefined;
  /** Whether a mailed code opens an account with a passkey too. */
  isMailAlwaysEnough: boolean;
};
