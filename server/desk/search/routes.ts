import type { FastifyInstance } from "fastify";
import { leadPage, leadQuery } from "#domain/desk/leads.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { listLeads } from "#server/desk/leads/list-leads.ts";
import { searchLeads } from "./search-leads.ts";

export function listRoute(app: FastifyInstance, { database, now }: DeskDeps): void {
  deskRoute(app, {
    method: "GET",
    path: "/leads",
    access: "agent",
    query: leadQuery,
    response: leadPage,
    handle: ({ account, query }) => {
      const { search = "" } = query;
      return search.trim()
        ? searchLeads(database, { ...query, search }, account, now())
        : listLeads(database, query, account, now());
    },
  });
}
