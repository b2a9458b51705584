import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Condition, Database, Queryable, Statement } from "#server/storage/database.ts";
import { flag } from "#server/storage/row-values.ts";
import { auditLeads, auditStatement } from "#server/storage/audit-statement.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import {
  announceAsAbandoned,
  documentName,
  dropDocument,
} from "#server/storage/documents/pending-documents.ts";
import { emptyHomeReasons } from "./empty-home-reasons.ts";
import { emptyAuditEntries } from "./empty-audit-entries.ts";
import { announceErasedLeads } from "./erased-leads.ts";
import { announceErasedMails, type MailForgetter, mailsOf } from "./erased-mails.ts";
import { handOverLead } from "./hand-over-lead.ts";
import { keepStop } from "./keep-stop.ts";

export type EraseDeps = {
  database: Database;
  documents: DocumentStore;
  mailer: MailForgetter;
};

/** `by` is an account's id, or null for the command line. */
type Erasure = { at: Date; by: string | null };

/** Erases the leads and those merged into them, all or none. Resolves with their number: 0 if another person
 * erased them meanwhile. */
export async function eraseLeads(
  ids: readonly string[],
  deps: EraseDeps,
  erasure: Erasure,
): Promise<number> {
  return erase(
    ids.flatMap((id): Condition[] => [
      ["leads.merged_into = ?", id], // first, because a deleted lead is no longer named by them
      ["leads.id = ?", id],
    ]),
    deps,
    { ...erasure, stops: ids.map(keepStop) },
  );
}

/** One by one. The audit has their number. */
export async function eraseLeadsBefore(before: Date, deps: EraseDeps, at: Date): Promise<number> {
  let erased = 0;
  try {
    for (;;) {
      const count = await eraseOldest(before, deps, at);
      if (count === null) return erased;
      erased += count;
    }
  } finally {
    const details = `${erased} by age, received before ${before.toISOString()}`;
    const entry = auditStatement({ at, by: null, action: "lead-erased", details });
    if (erased > 0) await deps.database.run(...entry);
  }
}

const oldestLead = z.object({ id: z.string(), isTarget: flag });

/** Null if no lead is so old; 0 if another server has just erased it. */
async function eraseOldest(before: Date, deps: EraseDeps, at: Date): Promise<number | null> {
  const oldest = await deps.database.first(
    oldestLead,
    `select id, exists (select 1 from leads as later where later.merged_into = leads.id) as "isTarget"
     from leads where received_at < ? order by received_at limit 1`,
    before.getTime(),
  );
  if (!oldest) return null;
  const { id, isTarget } = oldest;
  // After a crash here, nothing is merged into the lead any more, and the next run erases it.
  if (isTarget) await deps.database.transaction(handOverLead(id, { before, at }));
  return erase([["leads.id = ?", id]], deps, { at, stops: [keepStop(id)] });
}

/** The timeline, the replies and the search words are deleted with the lead. Files are removed after the
 * commit; housekeeping removes what a crash or a failing store leaves. */
async function erase(
  selections: readonly Condition[],
  { database, documents, mailer }: EraseDeps,
  { at, by, stops }: { at: Date; by?: string | null; stops: Statement[] },
): Promise<number> {
  const mails = await each(selections, (selection) => mailsOf(database, selection));
  const names = await each(selections, (selection) => storedNames(database, selection));
  const erasureId = randomUUID();
  const deletions = selections.map(onLeads("delete from leads"));
  const before = [
    ...stops,
    // Locks the leads, so that of two erasures at once only one is in the audit.
    ...selections.map(onLeads("update leads set change_id = null")),
    ...selections.flatMap((selection) => [
      reindexTargets(selection),
      announceAsAbandoned(selection),
      announceErasedMails(selection, at),
      emptyHomeReasons(selection),
      announceErasedLeads(selection, { at, erasureId }),
      ...(by === undefined ? [] : [auditLeads({ at, by, action: "lead-erased" }, selection)]),
    ]),
  ];
  const changed = await database.transaction([
    ...before,
    ...deletions,
    ...emptyAuditEntries(erasureId),
  ]);
  for (const mail of mails) await mailer.forget(mail);
  for (const name of names) await dropDocument(database, documents, name);
  const deleted = changed.slice(before.length, before.length + deletions.length);
  return deleted.reduce((sum, count) => sum + count, 0);
}

const onLeads =
  (action: string) =>
  ([condition, ...values]: Condition): Statement => [`${action} where ${condition}`, ...values];

async function each<Found>(
  selections: readonly Condition[],
  find: (selection: Condition) => Promise<Found[]>,
): Promise<Found[]> {
  return (await Promise.all(selections.map(find))).flat();
}

async function storedNames(
  database: Queryable,
  [condition, ...values]: Condition,
): Promise<string[]> {
  const rows = await database.all(
    documentName,
    `select stored_name from documents join leads on leads.id = documents.lead_id
     where ${condition}`,
    ...values,
  );
  return rows.map((row) => row.stored_name);
}

/** The search finds a lead by the words of those merged into it too. */
function reindexTargets([condition, ...values]: Condition): Statement {
  return [
    `update leads set is_indexed = 0 where id in (select merged_into from leads where ${condition})`,
    ...values,
  ];
}
