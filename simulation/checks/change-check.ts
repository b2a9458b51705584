import type { Run } from "#simulation/run.ts";
import { added, type Observed, type ObservedLead } from "./observed.ts";

const MADE_BY_PEOPLE = [
  "stage",
  "owner_id",
  "lost_reason",
  "next_step_at",
  "stopped_at",
  "merged_into",
] as const satisfies (keyof ObservedLead)[];

const OF_CHANGES = new Set(["lead-changed", "lead-merged", "document-viewed"]);

/** Every change has one event and one entry of the audit, of the same person, and no lead is gone that nobody erased. */
export function checkChange(run: Run, before: Observed, after: Observed): void {
  const events = added(before.events, after.events);
  // The target of a merge has an event too; the audit names the merged lead.
  const ofChanges = events.filter(({ text }) => !text.endsWith("was merged into this lead"));
  const entries = added(before.audit, after.audit);
  const ofLeads = entries.filter(
    ({ action, subject }) => OF_CHANGES.has(action) && after.leads.has(subject ?? ""),
  );
  compare(
    "events and audit entries of leads",
    ofChanges.map(({ lead_id, by_id }) => `${lead_id} by ${by_id}`),
    ofLeads.map(({ subject, account_id }) => `${subject} by ${account_id}`),
  );
  const gone = [...before.leads.values()].filter(({ id }) => !after.leads.has(id));
  for (const { id, merged_into: target } of gone) {
    if (!run.model.mayBeErased(id) && !(target && run.model.mayBeErased(target))) {
      run.violated(`lead ${id} is gone, and nobody erased it`);
    }
  }
  if (gone.length === 0) checkUnexplained();
  checkHomes();

  function compare(what: string, one: string[], other: string[]): void {
    const [left, right] = [one.toSorted().join(), other.toSorted().join()];
    if (left !== right) run.violated(`${what} differ: ${left} against ${right}`);
  }

  function checkUnexplained(): void {
    const explained = new Set(events.map(({ lead_id }) => lead_id));
    for (const [id, lead] of after.leads) {
      const earlier = before.leads.get(id);
      // A lead that was merged before follows its target without an event.
      if (!earlier || earlier.merged_into || explained.has(id)) continue;
      const changed = MADE_BY_PEOPLE.filter((field) => lead[field] !== earlier[field]);
      if (changed.length > 0) run.violated(`lead ${id} changed (${changed}) without an event`);
    }
  }

  function checkHomes(): void {
    const changes = added(before.homeChanges, after.homeChanges);
    const ofHomes = entries.filter(({ action }) => action === "home-changed");
    compare(
      "changes and audit entries of homes",
      changes.map(({ home }) => home),
      ofHomes.map(({ subject }) => subject ?? ""),
    );
    for (const [id, { version, status }] of after.homes) {
      const history = [...after.homeChanges.values()].filter(({ home }) => home === id);
      if (history.length !== version) {
        run.violated(`home ${id} has version ${version} and ${history.length} changes`);
      }
      const isBroken = history.some(
        ({ from_status }, index) => index > 0 && from_status !== history[index - 1]?.to_status,
      );
      if (isBroken || history.at(-1)?.to_status !== status) {
        run.violated(`the history of home ${id} does not lead to ${status}`);
      }
    }
  }
}
