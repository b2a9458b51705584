import type { FastifyInstance } from "fastify";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { accountRoutes } from "#server/desk/accounts/routes.ts";
import { auditRoutes } from "#server/desk/audit/routes.ts";
import { documentRoute } from "#server/desk/documents/routes.ts";
import { figureRoutes } from "#server/desk/figures/routes.ts";
import { guardDesk } from "#server/desk/access/guard.ts";
import { homeRoutes } from "#server/desk/homes/routes.ts";
import { changeRoutes } from "#server/desk/changes/routes.ts";
import { leadRoutes } from "#server/desk/leads/routes.ts";
import { liveRoutes } from "#server/desk/live/routes.ts";
import { officeRoutes } from "#server/desk/office/routes.ts";
import { passkeyRoutes } from "#server/desk/passkeys/routes.ts";
import { touchRoutes } from "#server/desk/touch/routes.ts";
import { sessionRoutes } from "#server/desk/sign-in/session-routes.ts";
import { listRoute } from "#server/desk/search/routes.ts";
import { keepSearchIndex } from "#server/desk/search/keep-search-index.ts";
import { createBackground } from "#server/http/background-work.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { codeRoutes } from "#server/desk/sign-in/code-routes.ts";
import { createKnownBrowsers } from "#server/desk/sign-in/known-browsers.ts";
import { createAttempts } from "#server/desk/sign-in/limit-attempts.ts";
import { createEndedSessions } from "#server/desk/access/ended-sessions.ts";
import { describeDesk } from "./describe-desk.ts";

export async function deskRoutes(app: FastifyInstance, deskDeps: DeskDeps): Promise<void> {
  const hashCode = createCodeHash(deskDeps.database, deskDeps.deskSecret);
  const deps = {
    ...deskDeps,
    endedSessions: createEndedSessions(app, deskDeps),
    inBackground: createBackground(app, deskDeps.log),
    attempts: createAttempts(deskDeps),
    browsers: createKnownBrowsers(hashCode),
    hashCode,
  };
  app.removeContentTypeParser("text/plain");
  guardDesk(app, deps);
  codeRoutes(app, deps);
  passkeyRoutes(app, deps);
  touchRoutes(app, deps);
  sessionRoutes(app, deps);
  accountRoutes(app, deps);
  auditRoutes(app, deps);
  listRoute(app, deps);
  leadRoutes(app, deps);
  changeRoutes(app, deps);
  documentRoute(app, deps);
  figureRoutes(app, deps);
  homeRoutes(app, deps);
  officeRoutes(app, deps);
  liveRoutes(app, deps);
  deskRoute(app, "GET /openapi.json", async () => describeDesk());
  keepSearchIndex(app, deps);
}
