import type { Database } from "#server/storage/database.ts";
import { maySee, type Viewer } from "#server/desk/leads/visible.ts";
import { findChangedHomes } from "./changed-homes.ts";
import { type ChangedLead, findChangedLeads, findErasedLeads } from "./changed-leads.ts";
import type { LiveEvent } from "./live-connection.ts";

export type LiveChange = {
  key: string;
  version: number;
  eventFor(viewer: Viewer): LiveEvent | null;
};

/** The version of a lead that was erased. */
const ERASED = -1;

export async function findLiveChanges(database: Database, since: number): Promise<LiveChange[]> {
  const [leads, erased, homes] = await Promise.all([
    findChangedLeads(database, since),
    findErasedLeads(database, since),
    findChangedHomes(database, since),
  ]);
  return [
    ...leads.map((lead) => ({
      key: lead.id,
      version: lead.version,
      eventFor: (viewer: Viewer) => leadEvent(lead, viewer),
    })),
    ...erased.map(({ id, ownerId }) => ({
      key: id,
      version: ERASED,
      eventFor: (viewer: Viewer): LiveEvent | null =>
        maySee(viewer, ownerId) ? ["erased", { id }] : null,
    })),
    ...homes.map((home) => ({
      key: `${home.development} ${home.number}`,
      version: home.version,
      eventFor: (): LiveEvent => ["home", home],
    })),
  ];
}

/** A person who could not see the lead before learns nothing of it. */
function leadEvent({ id, version, ownerId, earlierOwnerId }: ChangedLead, viewer: Viewer) {
  if (maySee(viewer, ownerId)) return ["lead", { id, version }] satisfies LiveEvent;
  return maySee(viewer, earlierOwnerId) ? (["hidden", { id }] satisfies LiveEvent) : null;
}
