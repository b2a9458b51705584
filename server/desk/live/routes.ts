import type { FastifyInstance } from "fastify";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import type { EndedSessions } from "#server/desk/access/ended-sessions.ts";
import { HttpError } from "#server/http/http-error.ts";
import { openLiveConnection } from "./live-connection.ts";
import { createLiveFeed } from "./live-feed.ts";

export function liveRoutes(
  app: FastifyInstance,
  deps: DeskDeps & { endedSessions: EndedSessions },
): void {
  const feed = createLiveFeed(deps);
  app.addHook("preClose", async () => feed.close());
  deskRoute(app, "GET /live", async ({ account, query, request, reply }) => {
    if (request.method === "HEAD") {
      throw new HttpError(405, "Events are read with GET", { headers: { allow: "GET" } });
    }
    // Refused before the headers are sent, because a browser would otherwise reconnect every two seconds.
    if (!feed.hasRoom(account)) {
      throw new HttpError(429, "Too many windows of the desk are open", {
        headers: { "retry-after": "30" },
      });
    }
    reply.hijack();
    await feed.add(account, openLiveConnection(reply.raw, reply.getHeaders()), query.lead);
    return reply;
  });
}
