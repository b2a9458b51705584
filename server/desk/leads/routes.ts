import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { leadView } from "#domain/desk/lead.ts";
import { viewCounts } from "#domain/desk/leads.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { countLeads } from "./count-leads.ts";
import { requireLeadView } from "./lead-view.ts";

export function leadRoutes(app: FastifyInstance, { database, now }: DeskDeps): void {
  deskRoute(app, {
    method: "GET",
    path: "/counts",
    access: "agent",
    response: viewCounts,
    handle: ({ account }) => countLeads(database, account, now()),
  });

  deskRoute(app, {
    method: "GET",
    path: "/leads/:id",
    access: "agent",
    params: z.strictObject({ id: z.string().max(64) }),
    response: leadView,
    handle: ({ account, params: { id } }) => requireLeadView(database, id, account, now()),
  });
}
