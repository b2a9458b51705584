import type { FastifyInstance } from "fastify";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { listLeads } from "#server/desk/leads/list-leads.ts";
import { searchLeads } from "./search-leads.ts";

export function listRoute(app: FastifyInstance, { database, now }: DeskDeps): void {
  deskRoute(app, "GET /leads", ({ account, query }) => {
    const { search = "" } = query;
    return search.trim()
      ? searchLeads(database, { ...query, search }, account, now())
      : listLeads(database, query, account, now());
  });
}
