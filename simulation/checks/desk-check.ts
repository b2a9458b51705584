import type { LeadPage, ViewCounts } from "#domain/desk/leads.ts";
import type { Run } from "#simulation/run.ts";

export type DeskLook = { viewer: string; all: LeadPage; found: LeadPage; counts: ViewCounts };

const CLOSED = new Set(["won", "lost"]);

/** What the desk shows when nothing happens any more, against the rows: everything a person may see, and nothing else. */
export function checkDesk(run: Run, { viewer, all, found, counts }: DeskLook): void {
  const leads = [...run.observer.observed().leads.values()].filter(
    ({ merged_into: target, owner_id: owner }) =>
      target === null && (run.people.isManager(viewer) || owner === null || owner === viewer),
  );
  const isSpam = (lead: (typeof leads)[number]) => lead.suspicion !== null && lead.stage === "new";
  const expect = (what: string, shown: unknown, expected: unknown) => {
    if (shown !== expected) run.violated(`${what} of ${viewer}: ${shown} instead of ${expected}`);
  };
  const ids = idsOf(leads);
  expect("the list", idsOf(all.leads), ids);
  // Every visitor has this word in the name.
  expect("the search", idsOf(found.leads), ids);
  expect("the count of all", counts.all, leads.length);
  const isNew = ({ stage, suspicion }: (typeof leads)[number]) =>
    stage === "new" && suspicion === null;
  expect("the count of new", counts.new, leads.filter(isNew).length);
  expect("the count of spam", counts.spam, leads.filter(isSpam).length);
  const own = leads.filter((lead) => lead.owner_id === viewer && !CLOSED.has(lead.stage));
  expect("the count of own", counts.mine, own.length);
}

function idsOf(leads: { id: string }[]): string {
  return leads
    .map(({ id }) => id)
    .toSorted()
    .join();
}
