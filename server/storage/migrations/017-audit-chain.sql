-- The audit as a chain: see docs/decisions/0038-audit-chain.md and server/storage/audit-chain.ts.
create table audit_chain (
  number bigint primary key, -- from 1, without gaps
  entry_id text not null unique, -- without a reference, so that a removed entry is found
  salt text, -- null: the entry's details were erased
  content_hash text, -- SHA-256 of salt and details
  hash text -- SHA-256 of the hash before, the entry without its details, and content_hash
);

-- Locked while an entry is appended. It says how many entries there must be.
create table audit_head (
  id integer primary key check (id = 1),
  number bigint not null,
  hash text not null
);

insert into audit_head (id, number, hash)
values (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');

create index audit_entries_by_subject on audit_entries (subject) where subject is not null;
