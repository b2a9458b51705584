import type { FastifyInstance } from "fastify";
import { startOfDubaiWeek, WEEK } from "#domain/desk/dubai-day.ts";
import { figures, figuresQuery } from "#domain/desk/figures.ts";
import type { Database } from "#server/db/database.ts";
import { deskRoute } from "#server/desk/desk-route.ts";
import { countFigures } from "./count-figures.ts";
import { findCountedLeads } from "./counted-leads.ts";
import { findWaiting } from "./find-waiting.ts";

/** The manager's figures. */
export function figureRoutes(
  app: FastifyInstance,
  { database, now: clock }: { database: Database; now: () => Date },
): void {
  deskRoute(app, {
    method: "GET",
    path: "/figures",
    access: "manager",
    query: figuresQuery,
    answer: figures,
    async handle({ account, query }) {
      const now = clock();
      const weeks = Number(query.weeks);
      const start = startOfDubaiWeek(now.getTime()) - (weeks - 1) * WEEK;
      const [leads, waiting] = await Promise.all([
        findCountedLeads(database, start, weeks),
        findWaiting(database, account, now),
      ]);
      return { ...countFigures(leads, start, weeks), waiting };
    },
  });
}
