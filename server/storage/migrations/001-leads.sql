-- Runs on SQLite and on PostgreSQL. Times are milliseconds since 1970.

create table leads (
  id text primary key,
  kind text not null,
  received_at bigint not null,
  name text not null,
  email text not null,
  phone text not null,
  details text not null, -- JSON: the fields of this kind, as they were accepted
  suspicion text,
  idempotency_key text,
  fingerprint text not null, -- tells whether a repeated key comes with the same content
  unique (kind, idempotency_key)
);

create index leads_received_at on leads (received_at);

create table documents (
  stored_name text primary key,
  lead_id text not null references leads (id) on delete cascade,
  field text not null,
  file_name text not null, -- as the visitor calls it; never used as a path
  bytes bigint not null,
  sha256 text not null
);

create index documents_lead on documents (lead_id);

-- Documents on their way into the store, until the lead they belong to is committed.
create table pending_documents (
  stored_name text primary key,
  announced_at bigint not null
);

create table messages (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  purpose text not null,
  state text not null, -- waiting, sent or dead
  attempts integer not null,
  due_at bigint not null, -- while a worker holds it: when its lease ends
  lease text,
  last_error text,
  sent_at bigint
);

create index messages_lead on messages (lead_id);
create index messages_due on messages (due_at) where state = 'waiting';

create table request_rates (
  source text primary key,
  times text not null, -- JSON: when its requests were let in
  last_at bigint not null
);
