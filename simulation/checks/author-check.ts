import type { Run } from "#simulation/run.ts";
import { added, type Observed } from "./observed.ts";

const OF_MANAGERS = new Set(["lead-erased", "leads-exported"]);

/** An agent changes no lead that this agent could not see, and does nothing that managers alone may do. */
export function checkAuthors(run: Run, before: Observed, after: Observed): void {
  const events = added(before.events, after.events);
  for (const { lead_id: leadId, by_id: by, kind } of events) {
    const lead = before.leads.get(leadId);
    if (!by || !lead || run.people.isManager(by)) continue;
    const { owner_id: owner } = before.leads.get(lead.merged_into ?? leadId) ?? lead;
    // Another's change of the same commit may have given the lead to this agent.
    const isGiven = events.some((other) => other.by_id !== by);
    // The owner is asked whether a stop that was noted on another lead of the person holds for this one.
    const isAsked = kind === "stop" && lead.stopped_at === after.leads.get(leadId)?.stopped_at;
    if (owner !== null && owner !== by && !isGiven && !isAsked) {
      run.violated(`${by} changed lead ${leadId} of ${owner}: ${kind}`);
    }
  }
  for (const { account_id: by, action } of added(before.audit, after.audit)) {
    if (by && OF_MANAGERS.has(action) && !run.people.isManager(by)) {
      run.violated(`${by} is no manager: ${action}`);
    }
  }
}
