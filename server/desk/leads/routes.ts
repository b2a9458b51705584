import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { bulkAnswer, bulkChange } from "#domain/desk/bulk.ts";
import { type LeadChange, leadChanges, leadSheet } from "#domain/desk/lead.ts";
import { leadPage, leadQuery, viewCounts } from "#domain/desk/leads.ts";
import { deskRoute } from "#server/desk/desk-route.ts";
import type { DeskDeps } from "#server/desk/routes.ts";
import { searchLeads } from "#server/desk/search/search-leads.ts";
import type { SignedIn } from "#server/desk/sessions/session-repository.ts";
import { changeInBulk } from "./bulk-change.ts";
import { applyChange, isDone, refuseMerged, refuseOutcome } from "./changes/apply-change.ts";
import type { Changing, LeadPlan } from "./changes/lead-plan.ts";
import { PLANNERS } from "./changes/plan-change.ts";
import { countLeads } from "./count-leads.ts";
import { noSuchLead, requireVisibleLead } from "./find-lead.ts";
import { findSheet } from "./lead-sheet.ts";
import { listLeads } from "./list-leads.ts";

const params = z.strictObject({ id: z.string().max(64) });

/** The leads below `/api/desk`: lists, single leads and their changes. */
export function deskLeadRoutes(app: FastifyInstance, deps: DeskDeps): void {
  const { database, now, outbox } = deps;

  deskRoute(app, {
    method: "GET",
    path: "/leads",
    access: "agent",
    query: leadQuery,
    answer: leadPage,
    handle: ({ account, query }) => {
      const { search = "" } = query;
      return search.trim()
        ? searchLeads(database, { ...query, search }, account, now())
        : listLeads(database, query, account, now());
    },
  });

  deskRoute(app, {
    method: "GET",
    path: "/counts",
    access: "agent",
    answer: viewCounts,
    handle: ({ account }) => countLeads(database, account, now()),
  });

  deskRoute(app, {
    method: "GET",
    path: "/leads/:id",
    access: "agent",
    params,
    answer: leadSheet,
    handle: ({ account, params: { id } }) => requireSheet(id, account),
  });

  deskRoute(app, {
    method: "POST",
    path: "/leads/bulk",
    access: "agent",
    body: bulkChange,
    answer: bulkAnswer,
    handle: ({ account, body }) => changeInBulk(body, account, deps),
  });

  for (const name of Object.keys(leadChanges) as LeadChange[]) addChange(name);

  function addChange<Name extends LeadChange>(name: Name): void {
    const body: z.ZodType = leadChanges[name];
    const plan = PLANNERS[name] as (
      changing: Changing,
      body: unknown,
    ) => LeadPlan | null | Promise<LeadPlan | null>;
    deskRoute(app, {
      method: "POST",
      path: `/leads/:id/${name}`,
      access: "agent",
      params,
      body,
      answer: leadSheet,
      async handle({ account: by, params: { id }, body: given }) {
        const { version, changeId = randomUUID() } = given as {
          version?: number;
          changeId?: string;
        };
        const lead = await requireVisibleLead(database, id, by);
        const changing = { lead, by, database, now: now(), changeId };
        if (await isDone(changing)) return requireSheet(id, by);
        refuseMerged(lead);
        if (version !== undefined && version !== lead.version) {
          await refuseOutcome("conflict", changing);
        }
        const planned = await plan(changing, given);
        if (planned) await refuseOutcome(await applyChange(changing, planned, version), changing);
        if (name === "answer") outbox.notify();
        return requireSheet(id, by);
      },
    });
  }

  async function requireSheet(id: string, viewer: SignedIn) {
    const sheet = await findSheet(database, id, viewer, now());
    if (!sheet) throw noSuchLead();
    return sheet;
  }
}
