import type { Exchange, Run } from "#simulation/run.ts";
import { marksIn } from "./marks.ts";

/** A response of the desk has nothing of a lead that the person could not see at any moment of the request. */
export function checkVisibility(run: Run, { request, reply, from, to }: Exchange): void {
  if (!request.by) return;
  for (const mark of marksIn(reply.body)) {
    // Two leads may have the same mark, if a request without a key was repeated.
    const leads = [...run.observer.leadsOf(mark)];
    if (leads.length === 0) continue;
    if (leads.some((id) => wasVisible(run, id, request.by!, from, to))) continue;
    run.violated(`${request.what} shows ${mark} of ${leads} to ${request.by}`);
  }
}

export function wasVisible(run: Run, leadId: string, viewer: string, from: number, to: number) {
  const sights = run.observer.sightsOf(leadId);
  const isManager = run.people.isManager(viewer);
  const inForce = sights.findLastIndex(({ step }) => step < from);
  return sights
    .slice(Math.max(0, inForce))
    .some(
      ({ step, ownerId, isErased }) =>
        step <= to && !isErased && (isManager || ownerId === null || ownerId === viewer),
    );
}

/** The event of a lead goes to those who could see that version; the end of one, to those who ever could. */
export function checkLiveEvent(run: Run, viewer: string, name: string, data: LiveData): void {
  if (run.people.isManager(viewer) || !data.id) return;
  const sights = run.observer.sightsOf(data.id);
  const matching =
    name === "lead" ? sights.filter((each) => each.version === data.version) : sights;
  const isSeen = matching.some(({ ownerId }) => ownerId === null || ownerId === viewer);
  if (!isSeen) run.violated(`the live event ${name} of ${data.id} went to ${viewer}`);
}

export type LiveData = { id?: string; version?: number };
