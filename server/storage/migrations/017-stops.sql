-- Who noted that a person asked not to be called, and for which of the person's leads it holds.
alter table leads add column stopped_by text; -- an account; null: by a server of the release before
-- all, or null: for all leads. lead: for this one and those of stopped_by. told: the lead that it was noted on is erased,
-- so for those of stopped_by alone. Owners of other leads are asked. See server/leads/stops.ts.
alter table leads add column stop_reach text;
alter table leads add column stop_dismissed_at bigint; -- when the owner said that earlier notes do not hold

-- The newest leads of a person, and those with a stop, are found however many others have the same number.
drop index leads_email_key;
create index leads_email_key on leads (email_key, received_at, id, merged_into);
drop index leads_phone_key;
create index leads_phone_key on leads (phone_key, received_at, id, merged_into);
create index leads_stopped_by_phone on leads (phone_key) where stopped_at is not null;
create index leads_stopped_by_email on leads (email_key) where stopped_at is not null;
