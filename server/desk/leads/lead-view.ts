import { office } from "#catalog/office.ts";
import { phoneCallPermissionAt } from "#domain/desk/phone-call-rules.ts";
import type { LeadView } from "#domain/desk/lead.ts";
import { isSensitive, LEAD_FIELDS, MASK } from "#domain/lead-fields.ts";
import type { Queryable } from "#server/storage/database.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import { storedDetails } from "#server/leads/stored-lead.ts";
import { fieldFacts } from "#server/leads/facts.ts";
import { listDocuments } from "./find-document.ts";
import { phoneCallHistoryOf } from "./phone-call-history.ts";
import { findVisibleLead, noSuchLead, type WorkedLead } from "./find-lead.ts";
import { leadRowFrom, ROW_COLUMNS, type StoredRow, storedRow } from "./lead-row.ts";
import { samePerson } from "#server/leads/same-person.ts";
import { timelineOf } from "./timeline.ts";
import { type Viewer, visibleTo } from "./visible.ts";

export async function findLeadView(
  database: Queryable,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<LeadView | null> {
  const row = await findVisibleLead(database, id, viewer);
  return row && leadViewOf(database, row, viewer, now);
}

export async function requireLeadView(
  ...given: Parameters<typeof findLeadView>
): Promise<LeadView> {
  const view = await findLeadView(...given);
  if (!view) throw noSuchLead();
  return view;
}

async function leadViewOf(
  database: Queryable,
  row: WorkedLead,
  viewer: Viewer,
  now: Date,
): Promise<LeadView> {
  const mergedRows = await database.all(
    storedRow,
    `select ${ROW_COLUMNS} from leads where leads.merged_into = ?
     order by leads.received_at desc, leads.id desc`,
    row.id,
  );
  const [sent, mergedLeads, timeline, others, history] = await Promise.all([
    sentPartsOf(database, row),
    Promise.all(mergedRows.map((merged) => mergedLeadOf(database, merged))),
    timelineOf(database, row, mergedRows),
    otherLeadsOf(database, row, viewer),
    phoneCallHistoryOf(database, row, now.getTime()),
  ]);
  return {
    lead: leadRowFrom(row, now),
    email: row.email,
    phone: history.phone,
    phoneWithCode: history.phoneWithCode,
    lostReason: row.lost_reason,
    ...sent,
    mergedLeads,
    timeline,
    samePerson: others.map((other) => leadRowFrom(other, now)),
    mergedInto: row.merged_into,
    isStopped: history.isStopped,
    stop: history.stop,
    call: phoneCallPermissionAt(now.getTime(), history, office),
  };
}

async function sentPartsOf(
  database: Queryable,
  row: StoredRow,
): Promise<Pick<LeadView, "fields" | "documents">> {
  const details = storedDetails(row);
  const fields = LEAD_FIELDS.flatMap((field) =>
    fieldFacts(details, [field]).map(([label, text, path]) =>
      isSensitive(field)
        ? { label, text: MASK, masked: field }
        : { label, text, ...(path && { path }) },
    ),
  );
  return {
    fields,
    documents: await listDocuments(database, row),
  };
}

async function mergedLeadOf(
  database: Queryable,
  row: StoredRow,
): Promise<LeadView["mergedLeads"][number]> {
  const { id, received_at: receivedAt } = row;
  return { id, reference: referenceOf(row), receivedAt, ...(await sentPartsOf(database, row)) };
}

const MOST_OTHER_LEADS = 50;

async function otherLeadsOf(
  database: Queryable,
  lead: WorkedLead,
  viewer: Viewer,
): Promise<StoredRow[]> {
  const [isPerson, ...person] = samePerson(lead.id);
  const [visible, ...values] = visibleTo(viewer);
  return database.all(
    storedRow,
    `select ${ROW_COLUMNS} from leads
     where ${isPerson} and leads.id <> ? and leads.merged_into is null and ${visible}
     order by leads.received_at desc, leads.id desc limit ${MOST_OTHER_LEADS}`,
    ...person,
    lead.id,
    ...values,
  );
}
