import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Run } from "#simulation/run.ts";
import { marksIn } from "./marks.ts";

/** Nothing of an erased lead is left, neither in the database's file and its log nor in a document. */
export function checkErasure(run: Run): void {
  const { leads, audit } = run.observer.observed();
  const { file, documentsFolder } = run.disk.current();
  const documents = readdirSync(documentsFolder).map((name) => join(documentsFolder, name));
  const left = new Set([file, `${file}-wal`, ...documents].flatMap((path) => [...marksOf(path)]));
  const isErased = (id: string) => run.observer.sightsOf(id).length > 0 && !leads.has(id);
  for (const { mark } of run.model.submissions()) {
    const ids = [...run.observer.leadsOf(mark)];
    if (ids.length > 0 && ids.every(isErased) && left.has(mark)) {
      run.violated(`the text ${mark} outlives its leads ${ids}`);
    }
  }
  for (const { subject, action, details } of audit.values()) {
    if (subject && isErased(subject) && details !== "") {
      run.violated(`${action} of the erased lead ${subject} has details: ${details}`);
    }
  }
  for (const [, { leadId, mark }] of run.model.changes()) {
    if (isErased(leadId) && left.has(mark)) {
      run.violated(`the text ${mark} outlives the lead ${leadId}, which it was about`);
    }
  }
}

function marksOf(path: string): Set<string> {
  return marksIn(readFileSync(path, "latin1"));
}
