import { createHash } from "node:crypto";
import type { Run } from "#simulation/run.ts";
import type { Observed } from "./observed.ts";

/** No entry goes, and none changes, except that an erasure empties its details. */
export function checkAuditKept(run: Run, before: Observed, after: Observed): void {
  for (const [id, { details, ...entry }] of before.audit) {
    const { details: now, ...kept } = after.audit.get(id) ?? {};
    if (JSON.stringify(kept) !== JSON.stringify(entry)) {
      run.violated(`the audit entry ${id} is not what it was`);
    }
    const isErased = now === "" && !after.leads.has(entry.subject ?? "");
    if (now !== details && !isErased) run.violated(`the details of audit entry ${id} changed`);
  }
}

type Link = {
  number: number;
  entry_id: string;
  salt: string | null;
  content_hash: string;
  hash: string;
};

/** Computes the chain again from its description in docs/decisions/0038-audit-chain.md. */
export function checkAuditChain(run: Run): void {
  const { audit, leads } = run.observer.observed();
  const links = run.observer.rows("select * from audit_chain order by number") as Link[];
  if (links.length !== audit.size) {
    run.violated(`${audit.size} audit entries have ${links.length} links`);
  }
  let previous = "0".repeat(64);
  for (const [
    index,
    { number, entry_id: id, salt, content_hash: content, hash },
  ] of links.entries()) {
    const entry = audit.get(id);
    if (number !== index + 1 || !entry) return run.violated(`link ${number} has no audit entry`);
    const { at, account_id: by, action, subject, details } = entry;
    const fields = [String(number), id, String(at), by, action, subject];
    if (salt === null ? leads.has(subject ?? "") : content !== sha256(salt + details)) {
      return run.violated(`the details of audit entry ${number} have another hash`);
    }
    if (hash !== sha256(previous + fields.map(withLength).join("") + content)) {
      return run.violated(`audit entry ${number} has another hash`);
    }
    previous = hash;
  }
  const [head] = run.observer.rows("select number, hash from audit_head");
  const end = { number: links.length, hash: previous };
  if (JSON.stringify(head) !== JSON.stringify(end)) run.violated("the audit has another end");
}

function withLength(field: string | null): string {
  return field === null ? "-" : `${Buffer.from(field).length}:${field}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
