import { callPermissionAt } from "#domain/desk/call-rules.ts";
import type { LeadSheet } from "#domain/desk/lead.ts";
import { LEAD_FIELDS } from "#domain/lead-fields.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Queryable } from "#server/db/database.ts";
import type { Lead } from "#server/lead-kinds/lead.ts";
import { leadsFrom } from "#server/lead-store/stored-lead.ts";
import { fieldFacts } from "#server/mail/facts.ts";
import { listDocuments } from "#server/desk/documents/find-document.ts";
import { callHistoryOf, samePerson } from "./call-history.ts";
import { findVisibleLead, type WorkedLead } from "./find-lead.ts";
import { leadRowFrom, ROW_COLUMNS, type StoredRow } from "./lead-row.ts";
import { timelineOf } from "./timeline.ts";
import { type Viewer, visibleTo } from "./visible.ts";

/** Null for a lead that does not exist, or that this person may not see. */
export async function findSheet(
  database: Queryable,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<LeadSheet | null> {
  const row = await findVisibleLead(database, id, viewer);
  return row && sheetOf(database, row, viewer, now);
}

async function sheetOf(
  database: Queryable,
  row: WorkedLead,
  viewer: Viewer,
  now: Date,
): Promise<LeadSheet> {
  const mergedLeads = await database.all<{ id: string; kind: LeadKind; received_at: number }>(
    "select id, kind, received_at from leads where merged_into = ?",
    row.id,
  );
  const [[lead], documents, timeline, others, history] = await Promise.all([
    leadsFrom(database, [row]),
    listDocuments(database, row),
    timelineOf(database, row, mergedLeads),
    otherLeadsOf(database, row, viewer),
    callHistoryOf(database, row, now.getTime()),
  ]);
  return {
    lead: leadRowFrom(row, now),
    email: row.email,
    phone: row.phone,
    lostReason: row.lost_reason,
    fields: fieldsOf(lead!),
    documents,
    timeline,
    samePerson: others.map((other) => leadRowFrom(other, now)),
    mergedInto: row.merged_into,
    isStopped: history.isStopped,
    call: callPermissionAt(now.getTime(), history),
  };
}

const MOST_OTHER_LEADS = 50;

async function otherLeadsOf(
  database: Queryable,
  lead: WorkedLead,
  viewer: Viewer,
): Promise<StoredRow[]> {
  const [isPerson, ...person] = samePerson(lead);
  const [visible, ...values] = visibleTo(viewer);
  return database.all<StoredRow>(
    `select ${ROW_COLUMNS} from leads
     where ${isPerson} and leads.id <> ? and leads.merged_into is null and ${visible}
     order by leads.received_at desc, leads.id desc limit ${MOST_OTHER_LEADS}`,
    ...person,
    lead.id,
    ...values,
  );
}

function fieldsOf(lead: Lead): LeadSheet["fields"] {
  return fieldFacts(lead, LEAD_FIELDS).map(([label, text]) => ({ label, text }));
}
