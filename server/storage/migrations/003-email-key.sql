-- A person is found by the address, however it was typed: see server/leads/email-key.ts.
-- Null in leads of earlier releases, until the next start fills it in.
alter table leads add column email_key text;
drop index leads_email;
create index leads_email_key on leads (email_key);
