import type { LeadView } from "#domain/desk/lead.ts";

/** The ids of changes that may have been made, because no response came: the same change of the same
 * version has the same id. A note or a mail has its id beside its draft instead. */
export const withoutResponse = new Map<string, string>();

const last = new Map<string, Promise<unknown>>();

/** Versions of leads that a change of our own has followed. */
const ownSteps = new Set<string>();

/** The changes of one lead are made one after the other. */
export function inTurn<Result>(leadId: string, change: () => Promise<Result>): Promise<Result> {
  const made = (last.get(leadId) ?? Promise.resolve()).then(change, change);
  last.set(leadId, made);
  return made;
}

/** Called with the response to a change of this version: nobody else's change is in between. */
export function noteOwnStep(version: number, changeId: string, { lead, timeline }: LeadView) {
  const isOwn = lead.version === version + 1 && timeline.some(({ id }) => id === changeId);
  if (isOwn) ownSteps.add(stepName(lead.id, version));
}

/** A change that began before the response to our last one is made on top of that one. */
export function versionAfterOwnSteps(leadId: string, seen: number): number {
  let version = seen;
  while (ownSteps.has(stepName(leadId, version))) version++;
  return version;
}

export function forgetChanges(): void {
  withoutResponse.clear();
  ownSteps.clear();
}

function stepName(leadId: string, version: number): string {
  return `${leadId} ${version}`;
}
