import { z } from "zod";
import type { Queryable } from "./database.ts";

const auditHead = z.object({ number: z.number(), hash: z.string() });

export type AuditHead = z.infer<typeof auditHead>;

/** The number of entries and the newest hash. */
export async function findAuditHead(database: Queryable): Promise<AuditHead> {
  const head = await database.first(auditHead, "select number, hash from audit_head");
  if (!head) throw new Error("the table audit_head is empty: rows of the audit were removed");
  return head;
}
