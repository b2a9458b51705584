import { z } from "zod";
import type { AuditAction } from "#domain/desk/audit.ts";
import {
  type ChainedEntry,
  chainHash,
  contentHash,
  ENTRY_COLUMNS,
  FIRST_HASH,
} from "#server/storage/audit-chain.ts";
import { findAuditHead } from "#server/storage/audit-head.ts";
import type { Queryable } from "#server/storage/database.ts";
import { flag } from "#server/storage/row-values.ts";

const PAGE = 1000;

const ABOUT_LEADS: readonly AuditAction[] = [
  "lead-changed",
  "lead-merged",
  "lead-field-shown",
  "document-viewed",
];

const chainRow = z.object({
  number: z.number(),
  salt: z.string().nullable(),
  contentHash: z.string().nullable(),
  hash: z.string().nullable(),
  /** The other columns are null if the entry was removed. */
  id: z.string().nullable(),
  at: z.number().nullable(),
  by: z.string().nullable(),
  action: z.string().nullable(),
  subject: z.string().nullable(),
  details: z.string().nullable(),
  /** Whether the subject is a lead that exists. */
  hasLead: flag,
});

type ChainRow = z.infer<typeof chainRow>;

export type AuditFault = {
  fault: "changed" | "removed" | "inserted" | "out of order";
  /** The first and the last number; null for an entry outside of the chain. */
  numbers: [first: number, last: number] | null;
  id: string | null;
};

export type Verification = {
  fault: AuditFault | null;
  /** The entries that were checked. */
  count: number;
  newest: string;
  /** Entries whose details were erased with their lead. */
  emptied: number;
  /** The entry with the hash that was asked for. */
  found: { number: number; at: number } | null;
};

/** Reads the chain in pages up to the entry that is the newest at the beginning. */
export async function verifyAudit(database: Queryable, wanted?: string): Promise<Verification> {
  const head = await findAuditHead(database);
  const result: Verification = {
    fault: null,
    count: 0,
    newest: FIRST_HASH,
    emptied: 0,
    found: null,
  };
  while (result.count < head.number) {
    const rows = await readPage(database, result.count, head.number);
    for (const row of rows) {
      result.fault = faultOf(row, result);
      if (result.fault) return result;
      result.count = row.number;
      result.newest = row.hash!;
      if (row.salt === null) result.emptied++;
      if (row.hash === wanted) result.found = { number: row.number, at: row.at! };
    }
    if (rows.length === 0) break;
  }
  if (result.count < head.number) result.fault = removed(result.count + 1, head.number);
  else if (result.newest !== head.hash) result.fault = changed(head.number, "changed", null);
  else result.fault = await findInserted(database);
  return result;
}

async function readPage(database: Queryable, after: number, until: number): Promise<ChainRow[]> {
  return database.all(
    chainRow,
    `select audit_chain.number, audit_chain.salt, audit_chain.content_hash as "contentHash",
       audit_chain.hash, ${ENTRY_COLUMNS},
       exists (select 1 from leads where leads.id = audit_entries.subject) as "hasLead"
     from audit_chain left join audit_entries on audit_entries.id = audit_chain.entry_id
     where audit_chain.number > ? and audit_chain.number <= ?
     order by audit_chain.number limit ${PAGE}`,
    after,
    until,
  );
}

function faultOf(row: ChainRow, { count, newest }: Verification): AuditFault | null {
  const { number, id, salt, details } = row;
  if (number > count + 1) return removed(count + 1, number - 1);
  if (id === null || details === null) return removed(number, number);
  const isEmptied = salt === null && details === "" && isOfErasedLead(row);
  if (!isEmptied && (salt === null || contentHash(salt, details) !== row.contentHash)) {
    return changed(number, "changed", id);
  }
  const expected = chainHash(newest, row as ChainedEntry, row.contentHash ?? "");
  return row.hash === expected ? null : changed(number, "out of order", id);
}

/** An erasure empties no other entries. */
function isOfErasedLead({ action, subject, hasLead }: ChainRow): boolean {
  return ABOUT_LEADS.some((about) => about === action) && subject !== null && !hasLead;
}

/** An entry that no trigger appended: it has no place in the chain, or one before its beginning or behind its end. */
async function findInserted(database: Queryable): Promise<AuditFault | null> {
  const row = await database.first(
    z.object({ id: z.string() }),
    `select id from audit_entries where not exists (
       select 1 from audit_chain join audit_head on audit_chain.number between 1 and audit_head.number
       where audit_chain.entry_id = audit_entries.id) order by at, id limit 1`,
  );
  return row ? { fault: "inserted", numbers: null, id: row.id } : null;
}

function removed(first: number, last: number): AuditFault {
  return { fault: "removed", numbers: [first, last], id: null };
}

function changed(number: number, fault: AuditFault["fault"], id: string | null): AuditFault {
  return { fault, numbers: [number, number], id };
}
