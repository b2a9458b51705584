-- Who had the lead before its latest assignment, so that only they are told that it is no longer theirs.
alter table leads add column previous_owner_id text;
