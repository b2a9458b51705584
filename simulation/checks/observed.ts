/** Rows as they are stored, read on a connection of its own with no code of the server. */
export const TABLES = {
  leads: `select id, kind, version, stage, owner_id, merged_into, received_at, lost_reason, stopped_at,
    next_step_at, suspicion, name || ' ' || details as text from leads`,
  events: "select id, lead_id, by_id, kind, text from lead_events",
  audit: "select id, at, account_id, action, subject, details from audit_entries",
  homes: "select development || ' ' || home as id, status, version from home_status",
  homeChanges: `select id, development || ' ' || home as home, from_status, to_status
    from home_changes order by rowid`,
  messages: "select id, state, lease, due_at from messages",
  documents: "select stored_name as id, lead_id, bytes from documents",
};

export type ObservedLead = {
  id: string;
  kind: string;
  version: number;
  stage: string;
  owner_id: string | null;
  merged_into: string | null;
  received_at: number;
  lost_reason: string | null;
  stopped_at: number | null;
  next_step_at: number | null;
  suspicion: string | null;
  text: string;
};

export type ObservedEntry = {
  id: string;
  at: number;
  account_id: string | null;
  action: string;
  subject: string | null;
  details: string;
};

type Rows = {
  leads: ObservedLead;
  events: { id: string; lead_id: string; by_id: string | null; kind: string; text: string };
  audit: ObservedEntry;
  homes: { id: string; status: string; version: number };
  homeChanges: { id: string; home: string; from_status: string; to_status: string };
  messages: { id: string; state: string; lease: string | null; due_at: number };
  documents: { id: string; lead_id: string; bytes: number };
};

export type Observed = { [Name in keyof Rows]: Map<string, Rows[Name]> };

export function added<Row>(before: Map<string, Row>, after: Map<string, Row>): Row[] {
  return [...after].filter(([id]) => !before.has(id)).map(([, row]) => row);
}

export const NOTHING_OBSERVED = Object.fromEntries(
  Object.keys(TABLES).map((name) => [name, new Map()]),
) as Observed;
