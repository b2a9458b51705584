import { randomUUID } from "node:crypto";
import type { BulkResponse, BulkChange } from "#domain/desk/bulk.ts";
import type { Database } from "#server/storage/database.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";
import { HttpError } from "#server/http/http-error.ts";
import { applyChange, type Outcome, refuseMerged } from "./apply-change.ts";
import type { Changing, LeadChange } from "./lead-change.ts";
import { assignmentChange } from "./assignment-change.ts";
import { stageChange } from "./stage-change.ts";
import { findVisibleLead } from "#server/desk/leads/find-lead.ts";
import { leadRowFrom } from "#server/desk/leads/lead-row.ts";

/** SQLite commits changes that come together at once, and a visitor's lead waits for that commit. */
const AT_ONCE = 10;

type Deps = { database: Database; now: () => Date };

export async function changeInBulk(
  { leads, change }: BulkChange,
  by: SignedIn,
  { database, now: clock }: Deps,
): Promise<BulkResponse> {
  const now = clock();
  const response: BulkResponse = [];
  for (let first = 0; first < leads.length; first += AT_ONCE) {
    response.push(...(await Promise.all(leads.slice(first, first + AT_ONCE).map(outcomeOf))));
  }
  return response;

  async function outcomeOf({ id, version }: BulkChange["leads"][number]) {
    const outcome = await changeOne(id, version);
    const current = await findVisibleLead(database, id, by);
    return {
      id,
      outcome: typeof outcome === "object" ? ("refused" as const) : outcome,
      lead: current && leadRowFrom(current, now),
    };
  }

  async function changeOne(id: string, version: number): Promise<Outcome> {
    const lead = await findVisibleLead(database, id, by);
    if (!lead) return "not found";
    if (lead.version !== version && !lead.merged_into) return "conflict";
    const changing = { lead, by, now, database, changeId: randomUUID() };
    const leadChange = await changeOrError(changing, change);
    if (leadChange instanceof HttpError) return { errorMessage: leadChange.message };
    return leadChange ? applyChange(changing, leadChange, version) : "done";
  }
}

async function changeOrError(
  changing: Changing,
  change: BulkChange["change"],
): Promise<LeadChange | HttpError | null> {
  try {
    refuseMerged(changing.lead);
    return change.kind === "stage"
      ? stageChange(changing, change)
      : await assignmentChange(changing, change.ownerId);
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}
