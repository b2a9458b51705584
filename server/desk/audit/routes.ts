import type { FastifyInstance } from "fastify";
import { type AuditEntry, auditPage, auditQuery } from "#domain/desk/audit.ts";
import type { Database } from "#server/db/database.ts";
import { deskRoute } from "#server/desk/desk-route.ts";
import { Refusal } from "#server/refusal.ts";

const PAGE = 100;

export function auditRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  deskRoute(app, {
    method: "GET",
    path: "/audit",
    access: "manager",
    query: auditQuery,
    answer: auditPage,
    async handle({ query: { after } }) {
      const [at, id] = after === undefined ? [Number.MAX_SAFE_INTEGER, ""] : readKey(after);
      const entries = await database.all<AuditEntry>(
        `select id, at, account_id as "by", action, subject, details from audit_entries
         where at <= ? and (at < ? or id < ?) order by at desc, id desc limit ${PAGE}`,
        at,
        at,
        id,
      );
      const last = entries.length === PAGE ? entries.at(-1) : undefined;
      return { entries, next: last ? `${last.at} ${last.id}` : null };
    },
  });
}

function readKey(after: string): [at: number, id: string] {
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(after) ?? [];
  if (at === undefined || id === undefined) {
    throw new Refusal(422, "after: must be the next of an earlier answer", { field: "after" });
  }
  return [Number(at), id];
}
