-- Who could see a lead when it was erased, so that only they are told. Kept for an hour.
create table erased_leads (
  lead_id text primary key,
  owner_id text, -- null: unassigned
  erased_at bigint not null
);

create index erased_leads_at on erased_leads (erased_at);
