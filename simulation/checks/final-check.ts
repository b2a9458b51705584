import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Run, Submission } from "#simulation/run.ts";
import { OFFICE } from "#simulation/process/server-process.ts";
import { checkAuditChain } from "./audit-check.ts";
import { checkErasure } from "./erasure-check.ts";
import { marksIn } from "./marks.ts";

/** After the network has healed and the outbox has been emptied. */
export function checkEnd(run: Run): void {
  for (const submission of run.model.submissions()) checkSubmission(run, submission);
  checkChanges(run);
  checkRepeatedMails(run);
  checkDocuments(run);
  checkAuditChain(run);
  checkErasure(run);
}

function checkSubmission(run: Run, submission: Submission): void {
  const { mark, kind, isKeyed, slot, acknowledged, delivered } = submission;
  const stored = [...run.observer.leadsOf(mark)];
  const about = `${kind} ${mark}, acknowledged ${acknowledged} times,`;
  const isOnce = isKeyed || slot !== null;
  const least = isOnce ? Math.min(1, acknowledged) : acknowledged;
  const most = isOnce ? 1 : delivered;
  // A meeting that was erased may be asked for again.
  const erased = stored.filter((id) => !run.observer.observed().leads.has(id)).length;
  if (stored.length < least) run.violated(`${about} is not stored`);
  if (stored.length - erased > most) run.violated(`${about} is stored ${stored.length} times`);
  if (acknowledged === 0 || erased > 0) return;
  const mails = run.peers.mails.filter(({ text }) => marksIn(text).has(mark));
  if (!mails.some(({ to }) => to === OFFICE.address)) run.violated(`${about} was not mailed`);
  const isFirst = run.model
    .submissions()
    .every((other) => other === submission || slot === null || other.slot !== slot);
  if (isFirst && !mails.some(({ to }) => to === submission.email)) {
    run.violated(`${about} has no receipt`);
  }
  if (!run.peers.notices.some(({ text }) => marksIn(text).has(mark))) {
    run.violated(`${about} is not in the CRM`);
  }
}

function checkChanges(run: Run): void {
  const { events, leads } = run.observer.observed();
  const changed = new Set<string>();
  for (const [id, { leadId, version, kind, mark, acknowledged }] of run.model.changes()) {
    const leadVersion = `version ${version} of lead ${leadId}`;
    if (version !== null && events.has(id)) {
      if (changed.has(leadVersion)) run.violated(`${leadVersion} was changed twice`);
      changed.add(leadVersion);
    }
    if (acknowledged === 0 || !leads.has(leadId)) continue;
    const isMade = events.has(id);
    // A change that changes nothing, such as to the same stage, is answered without an event.
    if (!isMade && kind !== "stage" && kind !== "assign") {
      run.violated(`${kind} of ${leadId} was acknowledged and has no event`);
    }
    if (kind === "reply" && !run.peers.mails.some(({ text }) => marksIn(text).has(mark))) {
      run.violated(`the reply ${mark} was not mailed`);
    }
  }
}

/** A message is taken again only after a failed attempt, a crash, a fault or the end of its lease, and goes out once
 * each time. */
function checkRepeatedMails(run: Run): void {
  const sent = new Map<string, number>();
  for (const { id } of [...run.peers.mails, ...run.peers.notices]) {
    sent.set(id, (sent.get(id) ?? 0) + 1);
  }
  const isDisturbed = (from: number, to: number) =>
    run.disturbances.some((step) => step >= from && step <= to);
  for (const [id, times] of sent) {
    const claims = run.observer.claimsOf(id);
    if (claims.length === 0) continue; // a mail of the desk, which has no lead
    for (const [index, { step, at }] of claims.entries()) {
      const before = claims[index - 1];
      if (!before || before.isReleased || at >= before.until) continue;
      if (isDisturbed(before.step, step)) continue;
      run.violated(`message ${id} was taken by two workers`);
    }
    if (times > claims.length && !isDisturbed(claims[0]!.step, run.trace.step())) {
      run.violated(`message ${id} was taken ${claims.length} times and sent ${times} times`);
    }
  }
}

function checkDocuments(run: Run): void {
  const { documents } = run.observer.observed();
  const { documentsFolder } = run.disk.current();
  const files = run.disk.files();
  for (const name of files.documents) {
    if (!documents.has(name)) run.violated(`the document ${name} belongs to no lead`);
  }
  for (const name of files.uploads) run.violated(`the upload ${name} was left behind`);
  for (const { id, bytes } of documents.values()) {
    if (!files.documents.includes(id)) run.violated(`the document ${id} is missing`);
    else if (readFileSync(join(documentsFolder, id)).length !== bytes) {
      run.violated(`the document ${id} is not whole`);
    }
  }
}
