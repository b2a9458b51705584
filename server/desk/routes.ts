import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Database } from "#server/db/database.ts";
import type { DocumentStore } from "#server/documents/document-store.ts";
import type { Mailer } from "#server/mail/mail.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { documentRoute } from "./documents/routes.ts";
import { figureRoutes } from "./figures/routes.ts";
import { guardDesk } from "./guard.ts";
import { homeRoutes } from "./homes/routes.ts";
import { deskLeadRoutes } from "./leads/routes.ts";
import { liveRoutes } from "./live/routes.ts";
import { officeRoutes } from "./office/routes.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { fillSearchIndex } from "./search/fill-search-index.ts";
import { createBackground } from "./sign-in/background-work.ts";
import { createCodeHash } from "./sign-in/code-hash.ts";
import { codeRoutes } from "./sign-in/code-routes.ts";
import { createAttempts } from "./sign-in/limit-attempts.ts";

export type DeskDeps = {
  database: Database;
  documents: DocumentStore;
  mailer: Mailer;
  outbox: { notify(): void };
  rateLimits: readonly RateLimit[];
  log: FastifyBaseLogger;
  now: () => Date;
  /** The public origin of the pages. */
  siteOrigin: string;
  /** The key of the hashes of sign-in codes; undefined: the key in the database. */
  deskSecret?: string | undefined;
};

/** Everything below `/api/desk`. */
export async function deskRoutes(app: FastifyInstance, deskDeps: DeskDeps): Promise<void> {
  const deps = {
    ...deskDeps,
    inBackground: createBackground(app, deskDeps.log),
    attempts: createAttempts(deskDeps),
    hashCode: createCodeHash(deskDeps.database, deskDeps.deskSecret),
  };
  app.removeContentTypeParser("text/plain");
  guardDesk(app, deps);
  codeRoutes(app, deps);
  passkeyRoutes(app, deps);
  sessionRoutes(app, deps);
  accountRoutes(app, deps);
  auditRoutes(app, deps);
  deskLeadRoutes(app, deps);
  documentRoute(app, deps);
  figureRoutes(app, deps);
  homeRoutes(app, deps);
  officeRoutes(app, deps);
  liveRoutes(app, deps);
  fillSearchIndex(app, deps);
}
