import type { FastifyInstance } from "fastify";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import type { EndedSessions } from "#server/desk/access/ended-sessions.ts";
import { HttpError } from "#server/http/http-error.ts";
import { clearSessionCookie } from "#server/desk/access/session-cookie.ts";
import { lockSession } from "#server/desk/access/session-tokens.ts";
import { deleteOthers, deleteOwn, listSessions } from "#server/desk/access/session-repository.ts";

export function sessionRoutes(
  app: FastifyInstance,
  deps: DeskDeps & { endedSessions: EndedSessions },
): void {
  const { database, endedSessions, now } = deps;

  deskRoute(app, "GET /sessions", ({ account }) => listSessions(database, account, now()));

  deskRoute(app, "DELETE /sessions/:id", async ({ account, params: { id }, request, reply }) => {
    const isCurrent = id === account.sessionId;
    const action = isCurrent ? "sign-out" : "session-revoked";
    // The audit entry is first, because the session cannot be found afterwards.
    const isOwn = ["exists (select 1 from sessions where id = ? and account_id = ?)"] as const;
    const [, , ended] = await database.transaction([
      lockSession(id),
      auditStatement({ at: now(), by: account.id, action }, [...isOwn, id, account.id]),
      deleteOwn(id, account.id),
    ]);
    if (ended === 0) throw new HttpError(404, "This session has ended already");
    if (isCurrent) clearSessionCookie(request, reply, deps);
  });

  deskRoute(app, "DELETE /sessions", async ({ account }) => {
    await database.transaction([
      deleteOthers(account),
      auditStatement({
        at: now(),
        by: account.id,
        action: "session-revoked",
        details: "all other sessions",
      }),
    ]);
  });

  deskRoute(app, "POST /sign-out", async ({ account: { id, sessionId } }) => {
    const isStored = await endedSessions.end({
      key: sessionId,
      statements: [
        deleteOwn(sessionId, id),
        auditStatement({ at: now(), by: id, action: "sign-out" }),
      ],
    });
    // With SQLite this is the only server, and it refuses the session from now on.
    if (isStored || database.dialect === "sqlite") return;
    throw new HttpError(
      503,
      "This browser is signed out. The session ends as soon as the database can be written again.",
    );
  });
}
