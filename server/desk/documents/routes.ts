import type { FastifyInstance } from "fastify";
import { documentLabels } from "#catalog/forms.ts";
import type { Statement } from "#server/storage/database.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { eventStatement } from "#server/desk/changes/apply-change.ts";
import { plainText } from "#server/desk/changes/lead-change.ts";
import { HttpError } from "#server/http/http-error.ts";
import { findVisibleDocument, shownType } from "#server/desk/leads/find-document.ts";

/** A stranger's document may run and load nothing, and only the desk may frame it. */
const SHOWN_HEADERS = {
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
};

/** `GET /leads/:id/documents/:name`. Every view is on the timeline and in the audit before it is sent. */
export function documentRoute(app: FastifyInstance, { database, documents, now }: DeskDeps): void {
  deskRoute(app, "GET /leads/:id/documents/:name", async (given) => {
    const { account: viewer, params, query, request, reply } = given;
    const { id, name } = params;
    const isDownload = query.download !== undefined;
    const document = await findVisibleDocument(database, id, name, viewer);
    if (!document) throw new HttpError(404, "No such document");
    const type = isDownload ? null : shownType(document.id);
    reply
      .type(type ?? "application/octet-stream")
      .header("content-length", document.bytes)
      .header("content-disposition", disposition(type ? "inline" : "attachment", document));
    if (type) reply.headers(SHOWN_HEADERS);
    if (request.method === "HEAD") return reply.send();
    const content = await documents.read(document.id);
    await database.transaction(viewStatements(id, document, viewer.id, now())).catch((error) => {
      content.destroy();
      throw error;
    });
    return reply.send(content);
  });
}

type Viewed = Awaited<ReturnType<typeof findVisibleDocument>> & object;

function viewStatements(leadId: string, document: Viewed, by: string, now: Date): Statement[] {
  const label = documentLabels[document.field];
  const text = plainText(`Viewed ${label}, ${document.fileName}`);
  return [
    eventStatement({ kind: "document", text, by, now }, ["leads.id = ?", leadId]),
    auditStatement({
      at: now,
      by,
      action: "document-viewed",
      subject: leadId,
      details: `${label}, ${document.id}`, // the name of the file may name the visitor
    }),
  ];
}

/** RFC 6266: a plain name for old browsers, and the name as the visitor wrote it. */
function disposition(kind: "inline" | "attachment", { fileName }: Viewed): string {
  const plain = fileName.replaceAll(/[^\w. -]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
