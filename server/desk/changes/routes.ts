import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type LeadChangeKind, leadChanges } from "#domain/desk/lead.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { requireVisibleLead } from "#server/desk/leads/find-lead.ts";
import { requireLeadView } from "#server/desk/leads/lead-view.ts";
import { applyChange, isDone, refuseMerged, refuseOutcome } from "./apply-change.ts";
import { changeInBulk } from "./bulk-change.ts";
import type { Changing, LeadChange } from "./lead-change.ts";
import { leadChangeMakers } from "./lead-change-makers.ts";

export function changeRoutes(app: FastifyInstance, deps: DeskDeps): void {
  const { database, now, outbox } = deps;

  deskRoute(app, "POST /leads/bulk", ({ account, body }) => changeInBulk(body, account, deps));

  for (const name of Object.keys(leadChanges) as LeadChangeKind[]) addChange(name);

  function addChange(name: LeadChangeKind): void {
    const change = leadChangeMakers[name] as (
      changing: Changing,
      body: unknown,
    ) => LeadChange | null | Promise<LeadChange | null>;
    deskRoute(
      app,
      `POST /leads/:id/${name}`,
      async ({ account: by, params: { id }, body: given }) => {
        const { version, changeId = randomUUID() } = given as {
          version?: number;
          changeId?: string;
        };
        const lead = await requireVisibleLead(database, id, by);
        const changing = { lead, by, database, now: now(), changeId };
        if (await isDone(changing)) return requireLeadView(database, id, by, now());
        refuseMerged(lead);
        if (version !== undefined && version !== lead.version) {
          await refuseOutcome("conflict", changing);
        }
        const changes = await change(changing, given);
        if (changes) await refuseOutcome(await applyChange(changing, changes, version), changing);
        if (name === "reply") outbox.notify();
        return requireLeadView(database, id, by, now());
      },
    );
  }
}
