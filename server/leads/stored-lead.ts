import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Suspicion } from "#domain/spam-signals.ts";
import type { Queryable } from "#server/db/database.ts";
import type { Lead, LeadDetails, LeadDocument } from "./lead.ts";

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

/** The leads of these rows with their documents, in one more query for all of them. */
export async function leadsFrom(db: Queryable, rows: LeadRow[]): Promise<Lead[]> {
  const brokers = rows.filter(({ kind }) => kind === "broker").map(({ id }) => id);
  const documents = await documentsOf(db, brokers);
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

/** What every lead of a kind has, beside the columns of all. */
const REQUIRED: Record<LeadKind, Record<string, string>> = {
  meeting: { date: "", time: "" },
  contact: { subject: "" },
  broker: { registrationType: "" },
};

/**
 * An earlier release may have stored what the schemas of today refuse: every value becomes text, and
 * the fields that every lead has are there.
 */
function storedDetails({ kind, details: json, name, email, phone }: LeadRow): LeadDetails {
  const details = textsOf(json);
  for (const [field, text] of Object.entries({ name, email, phone, ...REQUIRED[kind] })) {
    details[field] ||= text;
  }
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
