-- A manager reads the audit of one person or of one action, the newest first.
create index audit_entries_by_account on audit_entries (account_id, at, id);
create index audit_entries_by_action on audit_entries (action, at, id);
