import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { createExportLimit } from "./limit-exports.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { requireVisibleLead } from "#server/desk/leads/find-lead.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { eraseLeads } from "#server/leads/erasure/erase-lead.ts";
import { scrubErased } from "#server/leads/erasure/scrub-erased.ts";
import type { InBackground } from "#server/http/background-work.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import { renderLeads } from "#server/leads/export/render-leads.ts";
import { HttpError } from "#server/http/http-error.ts";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

const CHUNK = 16 * 1024;

/** Shares its code with `npm run office`. */
export function officeRoutes(
  app: FastifyInstance,
  deps: DeskDeps & { inBackground: InBackground },
): void {
  const { database, now } = deps;
  const exportLimit = createExportLimit();

  deskRoute(app, "GET /export", async ({ account, query, request, reply }) => {
    const { format, kind, source, fields, from, to } = query;
    if (request.method === "HEAD") exportLimit.requireRoom(account.id);
    else exportLimit.begin(account.id, reply);
    reply
      .type(TYPES[format])
      .header("content-disposition", `attachment; filename="leads.${format}"`);
    if (request.method === "HEAD") return reply.send();
    const dates = [from, to].map((time) => (time === undefined ? null : new Date(time)));
    const [since = null, until = null] = dates;
    await database.run(
      ...auditStatement({
        at: now(),
        by: account.id,
        action: "leads-exported",
        details: [
          format,
          kind ?? "all kinds",
          ...(source ? [`source ${source}`] : []),
          ...dates.map(dayOrAlways),
          ...(fields === "full" ? ["with masked fields"] : []),
        ].join(", "),
      }),
    );
    const filter = {
      kind: kind ?? null,
      source: source ?? null,
      since,
      until,
      email: null,
      suspected: false,
      dead: false,
    };
    const parts = renderLeads(database, filter, Infinity, format, {
      isMasked: fields === "masked",
    });
    return reply.send(Readable.from(chunksOf(parts), { objectMode: false }));
  });

  deskRoute(
    app,
    "POST /leads/:id/erase",
    async ({ account, params: { id }, body: { reference } }) => {
      const lead = await requireVisibleLead(database, id, account);
      if (reference.toUpperCase() !== referenceOf(lead)) {
        throw new HttpError(422, `Type ${referenceOf(lead)} to erase this lead`, {
          field: "reference",
        });
      }
      const erased = await eraseLeads([id], deps, { at: now(), by: account.id });
      deps.inBackground("erased text", () => scrubErased(database));
      return { erased };
    },
  );
}

function dayOrAlways(date: Date | null, index: number): string {
  if (!date) return index === 0 ? "from the first" : "to the last";
  return `${index === 0 ? "from" : "to"} ${date.toISOString()}`;
}

/** The next page is read when the client has taken the one before. A chunk is small, so that it is taken in time on a
 * slow line: the server counts whole chunks as progress. */
async function* chunksOf(parts: ReturnType<typeof renderLeads>): AsyncGenerator<Buffer> {
  for await (const { lines } of parts) {
    const bytes = Buffer.from(`${lines.join("\n")}\n`);
    for (let start = 0; start < bytes.length; start += CHUNK) {
      yield bytes.subarray(start, start + CHUNK);
    }
  }
}
