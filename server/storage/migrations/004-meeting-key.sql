-- The same person, day and time: a meeting is asked for once. Null in all other leads.
alter table leads add column meeting_key text;
create unique index leads_meeting_key on leads (meeting_key);
