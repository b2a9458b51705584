import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { auditEntry, type AuditQuery } from "#domain/desk/audit.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import type { Statement } from "#server/storage/database.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { decodeCursor, encodeCursor } from "#server/http/page-cursor.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";

const PAGE = 100;

/** Names the cursors of these pages. */
const ORDER = "audit";

/** `kind` is that of the lead, if it still exists. */
const auditRow = auditEntry
  .omit({ reference: true })
  .extend({ kind: z.enum(LEAD_KINDS).nullable() });

export function auditRoutes(app: FastifyInstance, { database }: DeskDeps): void {
  deskRoute(app, "GET /audit", async ({ query }) => {
    const rows = await database.all(auditRow, ...auditPageStatement(query));
    const entries = rows.map(({ kind, ...entry }) => ({
      ...entry,
      reference: kind && referenceOf({ id: entry.subject!, kind }),
    }));
    const last = entries.length === PAGE ? entries.at(-1) : undefined;
    return { entries, next: last ? encodeCursor(ORDER, [last.at, last.id]) : null };
  });
}

/** Each filter has an index in the order of the page; with both, the database chooses one. */
export function auditPageStatement({ by, action, after }: AuditQuery): Statement {
  const end = [Number.MAX_SAFE_INTEGER, ""];
  const [at = 0, id = ""] = decodeCursor(after, ORDER, ["number", "string"]) ?? end;
  const filters: [sql: string, value: string | undefined][] = [
    ["account_id = ?", by],
    ["action = ?", action],
  ];
  const given = filters.filter((filter): filter is [string, string] => filter[1] !== undefined);
  const where = ["at <= ? and (at < ? or audit_entries.id < ?)", ...given.map(([sql]) => sql)];
  return [
    `select audit_entries.id, at, account_id as "by", action, subject, audit_entries.details, leads.kind
     from audit_entries left join leads on leads.id = subject
     where ${where.join(" and ")} order by at desc, audit_entries.id desc limit ${PAGE}`,
    at,
    at,
    id,
    ...given.map(([, value]) => value),
  ];
}
