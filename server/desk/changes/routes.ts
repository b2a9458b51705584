import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { bulkResponse, bulkChange } from "#domain/desk/bulk.ts";
import { type LeadChange, leadChanges, leadSheet } from "#domain/desk/lead.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { requireVisibleLead } from "#server/desk/leads/find-lead.ts";
import { requireSheet } from "#server/desk/leads/lead-sheet.ts";
import { applyChange, isDone, refuseMerged, refuseOutcome } from "./apply-change.ts";
import { changeInBulk } from "./bulk-change.ts";
import type { Changing, LeadPlan } from "./lead-plan.ts";
import { PLANNERS } from "./plan-change.ts";

/** The changes of leads below `/api/desk`. */
export function changeRoutes(app: FastifyInstance, deps: DeskDeps): void {
  const { database, now, outbox } = deps;

  deskRoute(app, {
    method: "POST",
    path: "/leads/bulk",
    access: "agent",
    body: bulkChange,
    response: bulkResponse,
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
      params: z.strictObject({ id: z.string().max(64) }),
      body,
      response: leadSheet,
      async handle({ account: by, params: { id }, body: given }) {
        const { version, changeId = randomUUID() } = given as {
          version?: number;
          changeId?: string;
        };
        const lead = await requireVisibleLead(database, id, by);
        const changing = { lead, by, database, now: now(), changeId };
        if (await isDone(changing)) return requireSheet(database, id, by, now());
        refuseMerged(lead);
        if (version !== undefined && version !== lead.version) {
          await refuseOutcome("conflict", changing);
        }
        const planned = await plan(changing, given);
        if (planned) await refuseOutcome(await applyChange(changing, planned, version), changing);
        if (name === "reply") outbox.notify();
        return requireSheet(database, id, by, now());
      },
    });
  }
}
