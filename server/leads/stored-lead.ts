import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import type { Queryable } from "#server/storage/database.ts";
import type { Lead, LeadDetails, LeadDocument } from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";

export const LEAD_COLUMNS = "id, kind, received_at, name, email, phone, details, suspicion";

export type LeadRow = {
  id: string;
  kind: LeadKind;
  received_at: number;
  name: string;
  email: string;
  phone: string;
  details: string;
  suspicion: Suspicion | null;
};

export async function leadsFrom(db: Queryable, rows: LeadRow[]): Promise<Lead[]> {
  const mayHaveDocuments = rows.filter(({ kind }) => LEAD_KIND_ENTRIES[kind].missingDocuments);
  const documents = await documentsOf(
    db,
    mayHaveDocuments.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    receivedAt: new Date(row.received_at),
    suspicion: row.suspicion,
    documents: documents.get(row.id) ?? [],
    ...storedDetails(row),
  }));
}

async function documentsOf(db: Queryable, leadIds: string[]): Promise<Map<string, LeadDocument[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db.all<LeadDocument & { leadId: string }>(
    `select lead_id as "leadId", field, file_name as "fileName", stored_name as "storedName", bytes,
       sha256
     from documents where lead_id in (${leadIds.map(() => "?").join(", ")})
     order by field, file_name`,
    ...leadIds,
  );
  const byLead = new Map<string, LeadDocument[]>();
  for (const { leadId, ...document } of rows) {
    const others = byLead.get(leadId);
    if (others) others.push(document);
    else byLead.set(leadId, [document]);
  }
  return byLead;
}

/** An older release may have stored details that today's schemas refuse: every value becomes text, and a
 * missing required field becomes empty. */
export function storedDetails({
  kind,
  details: json,
  name,
  email,
  phone,
}: Pick<LeadRow, "kind" | "details" | "name" | "email" | "phone">): LeadDetails {
  const details = textsOf(json);
  const { requiredFields } = LEAD_KIND_ENTRIES[kind];
  for (const field of requiredFields) details[field] ??= "";
  for (const [field, text] of Object.entries({ name, email, phone })) details[field] ||= text;
  return { kind, details } as LeadDetails;
}

function textsOf(json: string): Record<string, string> {
  const value = parseJson(json);
  if (typeof value !== "object" || value === null) return { message: json };
  const fields = Object.entries(value).filter(([, content]) => content !== null);
  return Object.fromEntries(
    fields.map(([field, content]) => [
      field,
      typeof content === "string" ? content : JSON.stringify(content),
    ]),
  );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
