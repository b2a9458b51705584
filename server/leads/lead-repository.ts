import { z } from "zod";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Queryable, Statement } from "#server/storage/database.ts";
import { FIELD_IF_ANNOUNCED } from "#server/storage/documents/pending-documents.ts";
import { date } from "#server/storage/row-values.ts";
import { emailKey } from "./email-key.ts";
import type { Lead, LeadDetails, LeadDocument } from "#server/leads/kinds/lead.ts";
import { meetingKey } from "./meeting-key.ts";
import { originOf } from "./origin.ts";
import { phoneKey } from "./phone-key.ts";
import { LEAD_COLUMNS, leadRow, leadsFrom } from "./stored-lead.ts";

export type NewLead = Omit<Lead, "kind" | "details"> &
  LeadDetails & {
    idempotencyKey: string | null;
    /** Equal content has an equal fingerprint. */
    fingerprint: string;
  };

/** Changes no row if a lead of this kind has the idempotency key or the same meeting. */
export function addLead(lead: NewLead): Statement {
  return [
    `insert into leads
       (id, kind, received_at, name, email, email_key, phone, phone_key, details, suspicion,
        idempotency_key, fingerprint, meeting_key, origin)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
    lead.id,
    lead.kind,
    lead.receivedAt.getTime(),
    lead.details.name,
    lead.details.email,
    emailKey(lead.details.email),
    lead.details.phone,
    phoneKey(lead.details.phone),
    JSON.stringify(lead.details),
    lead.suspicion,
    lead.idempotencyKey,
    lead.fingerprint,
    meetingKey(lead),
    originOf(lead.kind, lead.details),
  ];
}

/** Adds nothing if the lead was not added. If the sweep has taken the document, its field is null and the
 * table's constraint fails the transaction. */
export function addDocument(
  leadId: string,
  document: LeadDocument & { isScanned?: boolean },
): Statement {
  return [
    `insert into documents (stored_name, lead_id, field, file_name, bytes, sha256,
       is_scanned)
     select ?, id, ${FIELD_IF_ANNOUNCED},
       ?, cast(? as bigint), ?, cast(? as integer)
     from leads where id = ?`,
    document.storedName,
    document.field,
    document.storedName,
    document.fileName,
    document.bytes,
    document.sha256,
    document.isScanned ? 1 : 0,
    leadId,
  ];
}

const leadOfKey = z.object({ id: z.string(), fingerprint: z.string(), receivedAt: date });

export async function findByKey(db: Queryable, kind: LeadKind, idempotencyKey: string) {
  const row = await db.first(
    leadOfKey,
    `select id, fingerprint, received_at as "receivedAt" from leads
     where kind = ? and idempotency_key = ?`,
    kind,
    idempotencyKey,
  );
  return row ?? null;
}

export async function findLead(db: Queryable, id: string): Promise<Lead | null> {
  const rows = await db.all(leadRow, `select ${LEAD_COLUMNS} from leads where id = ?`, id);
  const [lead = null] = await leadsFrom(db, rows);
  return lead;
}

export async function requireLead(db: Queryable, id: string): Promise<Lead> {
  const lead = await findLead(db, id);
  if (!lead) throw new Error(`no lead with id ${id}`);
  return lead;
}
