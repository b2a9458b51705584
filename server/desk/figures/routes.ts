import type { FastifyInstance } from "fastify";
import { office } from "#catalog/office.ts";
import { weekStarts } from "#domain/desk/week.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { countFigures } from "./count-figures.ts";
import { findCountedLeads } from "./counted-leads.ts";
import { findWaiting } from "./find-waiting.ts";

export function figureRoutes(app: FastifyInstance, { database, now: clock }: DeskDeps): void {
  deskRoute(app, "GET /figures", async ({ account, query }) => {
    const now = clock();
    const starts = weekStarts(now.getTime(), Number(query.weeks), office.timeZone);
    const [leads, waiting] = await Promise.all([
      findCountedLeads(database, starts[0]!),
      findWaiting(database, account, now),
    ]);
    return { ...countFigures(leads, starts), waiting };
  });
}
