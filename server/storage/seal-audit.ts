import { type ChainedEntry, chainHash, contentHash, ENTRY_COLUMNS } from "./audit-chain.ts";
import type { Statement } from "./database.ts";
import type { StatementResult } from "./sqlite-jobs.ts";

type Run = (statement: Statement) => StatementResult;
type Unsealed = ChainedEntry & { salt: string; details: string };

const PAGE = 1000;

/** Gives new entries of the audit their hashes, before the commit of the transaction that added them. An entry
 * that was removed before gets none, and `npm run audit -- verify` names it. */
export function sealAudit(run: Run): void {
  for (;;) {
    const { rows } = run([
      `select audit_chain.number, audit_chain.salt, ${ENTRY_COLUMNS}
       from audit_chain join audit_entries on audit_entries.id = audit_chain.entry_id
       where audit_chain.hash is null order by audit_chain.number limit ${PAGE}`,
    ]);
    if (rows.length > 0) sealEntries(run, rows as Unsealed[]);
    if (rows.length < PAGE) return;
  }
}

function sealEntries(run: Run, entries: Unsealed[]): void {
  const [head] = run(["select hash from audit_head"]).rows as { hash: string }[];
  let hash = head?.hash ?? "";
  for (const { salt, details, ...entry } of entries) {
    const content = contentHash(salt, details);
    hash = chainHash(hash, entry, content);
    run([
      "update audit_chain set content_hash = ?, hash = ? where number = ?",
      content,
      hash,
      entry.number,
    ]);
  }
  run(["update audit_head set hash = ?", hash]);
}

export function hasAuditChain(run: Run): boolean {
  return run(["select 1 from sqlite_schema where name = 'audit_chain'"]).rows.length > 0;
}
