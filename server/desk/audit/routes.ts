import type { FastifyInstance } from "fastify";
import { type AuditEntry, auditPage, type AuditQuery, auditQuery } from "#domain/desk/audit.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Database, Statement } from "#server/db/database.ts";
import { deskRoute } from "#server/desk/desk-route.ts";
import { referenceOf } from "#server/lead-kinds/lead.ts";
import { Refusal } from "#server/refusal.ts";

const PAGE = 100;

/** With the kind of the lead that it was done to, where the lead still exists. */
type AuditRow = Omit<AuditEntry, "reference"> & { kind: LeadKind | null };

export function auditRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  deskRoute(app, {
    method: "GET",
    path: "/audit",
    access: "manager",
    query: auditQuery,
    answer: auditPage,
    async handle({ query }) {
      const rows = await database.all<AuditRow>(...auditPageStatement(query));
      const entries = rows.map(({ kind, ...entry }) => ({
        ...entry,
        reference: kind && referenceOf({ id: entry.subject!, kind }),
      }));
      const last = entries.length === PAGE ? entries.at(-1) : undefined;
      return { entries, next: last ? `${last.at} ${last.id}` : null };
    },
  });
}

/** Each filter has an index in the order of the page; with both, the database chooses one of them. */
export function auditPageStatement({ by, action, after }: AuditQuery): Statement {
  const [at, id] = after === undefined ? [Number.MAX_SAFE_INTEGER, ""] : readKey(after);
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

function readKey(after: string): [at: number, id: string] {
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(after) ?? [];
  if (at === undefined || id === undefined) {
    throw new Refusal(422, "after: must be the next of an earlier answer", { field: "after" });
  }
  return [Number(at), id];
}
