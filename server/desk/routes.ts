import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { account } from "#domain/desk/account.ts";
import type { Database } from "#server/db/database.ts";
import type { DocumentStore } from "#server/documents/document-store.ts";
import type { Mailer } from "#server/mail/mail.ts";
import { listAccounts } from "./accounts/account-repository.ts";
import { deskRoute } from "./desk-route.ts";
import { guardDesk } from "./guard.ts";

export type DeskDeps = {
  database: Database;
  documents: DocumentStore;
  mailer: Mailer;
  outbox: { notify(): void };
  now: () => Date;
  /** The public origin of the pages. */
  siteOrigin: string;
};

/** Everything below `/api/desk`. */
export async function deskRoutes(app: FastifyInstance, deps: DeskDeps): Promise<void> {
  app.removeContentTypeParser("text/plain");
  guardDesk(app, deps);
  deskRoute(app, {
    method: "GET",
    path: "/people",
    access: "agent",
    answer: z.array(account),
    handle: () => listAccounts(deps.database),
  });
}
