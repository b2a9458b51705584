import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { Refusal } from "#server/http/refusal.ts";
import { openLiveConnection } from "./live-connection.ts";
import { createLiveFeed } from "./live-feed.ts";

const liveQuery = z.strictObject({ lead: z.uuid().optional() });

export function liveRoutes(app: FastifyInstance, deps: DeskDeps): void {
  const feed = createLiveFeed(deps);
  app.addHook("preClose", async () => feed.close());
  app.get("/live", { config: { access: "agent", isBackground: true } }, async (request, reply) => {
    const { success, data } = liveQuery.safeParse(request.query);
    if (!success) throw new Refusal(422, "lead: not the id of a lead", { field: "lead" });
    if (request.method === "HEAD") {
      throw new Refusal(405, "Events are read with GET", { headers: { allow: "GET" } });
    }
    const account = request.signedIn!;
    // Refused before the headers are sent, because a browser would otherwise reconnect every two seconds.
    if (!feed.hasRoom(account)) {
      throw new Refusal(429, "Too many windows of the desk are open", {
        headers: { "retry-after": "30" },
      });
    }
    reply.hijack();
    await feed.add(account, openLiveConnection(reply.raw, reply.getHeaders()), data.lead);
  });
}
