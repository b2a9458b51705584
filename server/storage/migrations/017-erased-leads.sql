-- Who could see a lead when it was erased, so that only they are told. Kept for an hour.
create table erased_leads (
  lead_id text primary key,
  owner_id text, -- null: unassigned
  erased_at bigint not null,
  erasure_id text not null -- the same for all leads of one transaction
);

create index erased_leads_at on erased_leads (erased_at);
create index erased_leads_erasure on erased_leads (erasure_id);
