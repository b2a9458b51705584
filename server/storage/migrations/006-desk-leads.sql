-- The office's work on a lead, in the lead itself so that lists need no join.
alter table leads add column stage text not null default 'new'; -- see domain/desk/stages.ts
alter table leads add column stage_since bigint; -- null: since it was received
alter table leads add column lost_reason text;
alter table leads add column owner_id text; -- an account; null: unassigned
alter table leads add column owner_since bigint;
alter table leads add column next_step_at bigint;
alter table leads add column next_step_note text;
-- next_step_at, or later than every date, so that one index sorts all leads by what is due.
alter table leads add column due_order bigint not null default 9007199254740991;
alter table leads add column version integer not null default 0;
alter table leads add column change_id text; -- of the latest change: its other statements depend on it
alter table leads add column changed_at bigint; -- null: not changed since it was received
alter table leads add column merged_into text references leads (id) on delete set null;
-- See server/leads/phone-key.ts. Null in leads of earlier releases, until the next start fills it in.
alter table leads add column phone_key text;
alter table leads add column stopped_at bigint; -- when the person asked not to be called
alter table leads add column is_indexed integer not null default 0; -- 0: the search index is behind

-- One index for each order, for everybody, for an owner and for a stage. Further filters read the other
-- columns of the index, not the leads.
drop index leads_received_at;
create index leads_by_time on leads
  (received_at, id, owner_id, stage, kind, suspicion, due_order, stage_since, merged_into);
create index leads_by_due on leads
  (due_order, received_at, id, owner_id, stage, kind, suspicion, stage_since, merged_into);
create index leads_by_owner on leads
  ((coalesce(owner_id, '')), received_at, id, owner_id, stage, kind, suspicion, due_order, stage_since,
   merged_into);
create index leads_by_owner_due on leads
  ((coalesce(owner_id, '')), due_order, received_at, id, owner_id, stage, kind, suspicion, stage_since,
   merged_into);
create index leads_by_stage on leads
  (stage, received_at, id, owner_id, kind, suspicion, due_order, stage_since, merged_into);
create index leads_suspected on leads (received_at, id)
  where suspicion is not null and stage = 'new';
create index leads_phone_key on leads (phone_key);
create index leads_merged_into on leads (merged_into) where merged_into is not null;
create index leads_changed_at on leads (changed_at) where changed_at is not null;
create index leads_not_indexed on leads (received_at) where is_indexed = 0;

-- The timeline besides the arrival and the mails.
create table lead_events (
  id text primary key, -- of an answer: the id of its message
  lead_id text not null references leads (id) on delete cascade,
  at bigint not null,
  by_id text, -- an account; null: the server
  kind text not null, -- see domain/desk/lead.ts
  text text not null
);

create index lead_events_lead on lead_events (lead_id, at);

-- The mails that people of the office wrote, sent through the outbox.
create table answers (
  message_id text primary key references messages (id) on delete cascade,
  written_at bigint not null,
  subject text not null,
  text text not null
);

-- The count of all assignments when each person last got a lead. The row with an empty id is locked while a turn
-- is decided.
create table assignment_turns (
  account_id text primary key,
  turn bigint not null
);

-- Connections that have a lead open, renewed while they last.
create table lead_viewers (
  connection_id text primary key,
  account_id text not null,
  lead_id text not null references leads (id) on delete cascade,
  seen_at bigint not null
);

create index lead_viewers_lead on lead_viewers (lead_id);
