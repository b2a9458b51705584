import type { FastifyInstance } from "fastify";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { countLeads } from "./count-leads.ts";
import { revealField } from "./reveal-field.ts";
import { requireLeadView } from "./lead-view.ts";

export function leadRoutes(app: FastifyInstance, { database, now }: DeskDeps): void {
  deskRoute(app, "GET /counts", ({ account }) => countLeads(database, account, now()));

  deskRoute(app, "GET /leads/:id", ({ account, params: { id } }) =>
    requireLeadView(database, id, account, now()),
  );

  deskRoute(app, "POST /leads/:id/reveal", ({ account, params: { id }, body: { field } }) =>
    revealField(database, { id, field, by: account, at: now() }),
  );
}
