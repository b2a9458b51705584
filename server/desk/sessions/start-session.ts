import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#server/db/database.ts";
import { auditStatement } from "#server/desk/audit/audit-statement.ts";
import { deviceName } from "./device-name.ts";
import { readSessionToken, setSessionCookie } from "./session-cookie.ts";
import { deleteByToken, newSession } from "./session-repository.ts";

type Deps = { database: Database; now: () => Date };

/** Starts a session with a new id, in place of the one that this browser may have. */
export async function startSession(
  { database, now }: Deps,
  accountId: string,
  how: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const at = now();
  const device = deviceName(request.headers["user-agent"]);
  const earlier = readSessionToken(request);
  const { token, statement } = newSession(accountId, device, at);
  await database.transaction([
    ...(earlier === null ? [] : [deleteByToken(earlier)]),
    statement,
    auditStatement({ at, by: accountId, action: "sign-in", details: `${how}, ${device}` }),
  ]);
  setSessionCookie(request, reply, token);
}
