import type { Change, Exchange, Model, Request, Run, Submission } from "#simulation/run.ts";

export function createModel(run: Run): Model {
  const submissions = new Map<string, Submission>();
  const changes = new Map<string, Change>();
  const erasures = new Set<string>();
  const homeChanges = new Map<string, string>();
  let isRetentionOver = false;

  function requested({ what }: Request): void {
    const [command = "", subject = ""] = what.split(" ");
    const submission = submissions.get(subject);
    if (submission) submission.delivered++;
    if (command === "erase") erasures.add(subject);
  }

  function acknowledged({ request, reply }: Exchange): void {
    if (reply.status >= 300) return;
    const [command = "", subject = "", version = ""] = request.what.split(" ");
    const submission = submissions.get(subject);
    if (submission) submission.acknowledged++;
    const change = changes.get(subject);
    if (change) change.acknowledged++;
    if (command === "home") noteHolder(`${subject} of version ${version}`, request.by ?? "");
  }

  /** One version of a home can be changed once. */
  function noteHolder(homeVersion: string, by: string): void {
    const earlier = homeChanges.get(homeVersion);
    if (earlier !== undefined) {
      run.violated(`home ${homeVersion} was given to ${earlier} and to ${by}`);
    }
    homeChanges.set(homeVersion, by);
  }

  return {
    submissions: () => [...submissions.values()],
    changes: () => [...changes],
    requested,
    acknowledged,
    addSubmission(submission) {
      submissions.set(submission.mark, submission);
    },
    addChange(changeId, change) {
      changes.set(changeId, change);
    },
    mayBeErased: (leadId) => isRetentionOver || erasures.has(leadId),
    endRetention: () => void (isRetentionOver = true),
  };
}
