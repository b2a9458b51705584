import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "#domain/desk/contract.ts";
import { TOUCH_MINUTES } from "#domain/desk/sign-in.ts";
import { BACKGROUND_HEADER } from "#domain/desk/urls.ts";
import { mayActAs } from "#domain/desk/roles.ts";
import type { InBackground } from "#server/http/background-work.ts";
import { isFromOwnPage } from "#server/http/origin-check.ts";
import type { Origins } from "#server/http/desk-host.ts";
import { CLOCK_DIFFERENCE } from "#server/storage/clock-difference.ts";
import { HttpError } from "#server/http/http-error.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { findCurrentSession, type SessionDeps } from "./current-session.ts";
import { clearSessionCookie, readSessionToken, setSessionCookie } from "./session-cookie.ts";
import {
  deleteByToken,
  findSession,
  prolongSession,
  type SignedIn,
  type UsedSession,
} from "./session-repository.ts";
import { hashOf, needsNewToken, offerToken, untilStored } from "./session-tokens.ts";

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface FastifyContextConfig {
    access?: Access;
    /** The browser requests it on its own, so it does not prolong the session. */
    isBackground?: boolean;
    /** The browser loses its cookie whatever happens. */
    isSignOut?: boolean | undefined;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface FastifyRequest {
    signedIn: SignedIn | null;
    /** Whether the person proved within the last minutes who they are. */
    isTouched: boolean;
  }
}

type GuardDeps = SessionDeps & Origins & { inBackground: InBackground };

const HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "x-frame-options": "DENY", // besides the content policy, for old browsers
};

const READING = new Set(["GET", "HEAD"]);

/** Applies to every route registered after it. A route without an access rule is an error. */
export function guardDesk(app: FastifyInstance, deps: GuardDeps): void {
  const { database, now, deskOrigin, inBackground, endedSessions } = deps;
  app.decorateRequest("signedIn", null);
  app.decorateRequest("isTouched", false);
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} must declare config.access`);
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    refuseOtherOrigins(request, deskOrigin);
    const {
      access,
      isSignOut,
      isBackground = BACKGROUND_HEADER in request.headers,
    } = request.routeOptions.config;
    if (access === "anyone") return;
    if (isSignOut) clearSessionCookie(request, reply, deps);
    const token = readSessionToken(request);
    const session = token === null ? null : await readSession(token, isSignOut);
    if (!session) throw new HttpError(401, "Please sign in");
    // A write may wait for a locked file, and the response does not depend on it.
    if (!isBackground) inBackground("session use", () => prolongSession(database, session, now()));
    setPerson(request, session);
    if (!isBackground && !isSignOut) await renewToken(session, request, reply);
    requireAccess(request, session);
  });
  // A body may arrive minutes after its headers, when the session, the role or the touch have ended.
  app.addHook("preHandler", async (request) => {
    const { signedIn, body } = request;
    if (!signedIn || body === undefined || body === null) return;
    const { sessionId } = signedIn;
    const session = await findSession(database, ["sessions.id = ?", sessionId], now());
    if (!session || endedSessions.has(sessionId)) throw new HttpError(401, "Please sign in");
    setPerson(request, session);
    requireAccess(request, session);
  });

  function setPerson(request: FastifyRequest, session: UsedSession): void {
    request.signedIn = session;
    request.isTouched = isRecent(session.touchedAt, now());
  }

  async function readSession(token: string, isSignOut = false) {
    return findCurrentSession(deps, token).catch(async (error: unknown) => {
      if (isSignOut) {
        const entry = { at: now(), by: null, action: "sign-out" } as const;
        const statements = [deleteByToken(token), auditStatement(entry)];
        await deps.endedSessions.end({ key: hashOf(token), statements });
      }
      throw error;
    });
  }

  /** Where the database is slow or full, the cookie stays as it is. */
  async function renewToken(session: UsedSession, request: FastifyRequest, reply: FastifyReply) {
    if (!needsNewToken(session, now())) return;
    const token = await untilStored(offerToken(deps, session.sessionId));
    if (token !== null) setSessionCookie(request, reply, token);
  }
}

function requireAccess({ routeOptions }: FastifyRequest, session: UsedSession): void {
  const { access } = routeOptions.config;
  if (!access || access === "anyone" || !mayActAs(access, session)) {
    throw new HttpError(403, "Only a manager may do this");
  }
}

function isRecent(touchedAt: number | null, now: Date): boolean {
  if (touchedAt === null) return false;
  const age = now.getTime() - touchedAt;
  return age >= -CLOCK_DIFFERENCE && age < TOUCH_MINUTES * 60_000;
}

/** Cookies are sent with requests of other hosts of the same site, so every request is checked. Browsers name the
 * origin of every change, so a missing origin is accepted for reading only. */
function refuseOtherOrigins(request: FastifyRequest, deskOrigin: string): void {
  const isOwn = isFromOwnPage(request, deskOrigin);
  if (isOwn || (READING.has(request.method) && (isOwn === null || isTyped(request)))) return;
  throw new HttpError(403, "Requests are accepted from the desk's own pages only");
}

/** A URL that a person typed or opened from a bookmark. */
function isTyped({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] === "none";
}
