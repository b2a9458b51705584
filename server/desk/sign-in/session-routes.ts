import type { FastifyInstance } from "fastify";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { HttpError } from "#server/http/http-error.ts";
import { clearSessionCookie } from "#server/desk/access/session-cookie.ts";
import { deleteOthers, deleteOwn, listSessions } from "#server/desk/access/session-repository.ts";

export function sessionRoutes(app: FastifyInstance, { database, now }: DeskDeps): void {
  deskRoute(app, "GET /sessions", ({ account }) => listSessions(database, account, now()));

  deskRoute(app, "DELETE /sessions/:id", async ({ account, params: { id }, request, reply }) => {
    const isCurrent = id === account.sessionId;
    const action = isCurrent ? "sign-out" : "session-revoked";
    // The audit entry is first, because the session cannot be found afterwards.
    const isOwn = ["exists (select 1 from sessions where id = ? and account_id = ?)"] as const;
    const [, ended] = await database.transaction([
      auditStatement({ at: now(), by: account.id, action }, [...isOwn, id, account.id]),
      deleteOwn(id, account.id),
    ]);
    if (ended === 0) throw new HttpError(404, "This session has ended already");
    if (isCurrent) clearSessionCookie(request, reply);
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

  deskRoute(app, "POST /sign-out", async ({ account, request, reply }) => {
    await database.transaction([
      deleteOwn(account.sessionId, account.id),
      auditStatement({ at: now(), by: account.id, action: "sign-out" }),
    ]);
    clearSessionCookie(request, reply);
  });
}
