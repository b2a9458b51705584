import { z } from "zod";
import { LEAD_KINDS, type LeadKind } from "#domain/lead-kinds.ts";
import { SUSPICIONS } from "#domain/spam-signals.ts";
import type { Queryable } from "#server/storage/database.ts";
import {
  type Lead,
  type LeadDetails,
  type LeadDocument,
  leadDocument,
} from "#server/leads/kinds/lead.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";

export const LEAD_COLUMNS = "id, kind, received_at, name, email, phone, details, suspicion";

export const leadRow = z.object({
  id: z.string(),
  kind: z.enum(LEAD_KINDS),
  received_at: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  details: z.string().transform(textsOf),
  suspicion: z.enum(SUSPICIONS).nullable(),
});

export type LeadRow = z.infer<typeof leadRow>;

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

const documentRow = leadDocument.extend({ leadId: z.string() });

async function documentsOf(db: Queryable, leadIds: string[]): Promise<Map<string, LeadDocument[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db.all(
    documentRow,
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

/** A required field that an older release did not store becomes empty. */
export function storedDetails<Kind extends LeadKind>({
  kind,
  details: texts,
  name,
  email,
  phone,
}: Pick<LeadRow, "details" | "name" | "email" | "phone"> & { kind: Kind }) {
  const details = { ...texts };
  const { requiredFields } = LEAD_KIND_ENTRIES[kind];
  for (const field of requiredFields) details[field] ??= "";
  for (const [field, text] of Object.entries({ name, email, phone })) details[field] ||= text;
  return { kind, details } as Extract<LeadDetails, { kind: Kind }>;
}

/** An older release may have stored details that today's schemas refuse, so every value becomes text. */
function textsOf(json: string): Record<string, string> {
  const value = parseJson(json);
  if (typeof value !== "object" || value === null) return { message: json };
  const texts: [field: string, text: string][] = [];
  for (const [field, content] of Object.entries(value)) {
    if (content !== null)
      texts.push([field, typeof content === "string" ? content : JSON.stringify(content)]);
  }
  // An assignment would drop a field that is named __proto__.
  return Object.fromEntries(texts);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
