-- Every entry gets its place here, also one of a server of the version before. SQLite has no SHA-256: the hashes are
-- added by server/storage/seal-audit.ts before the commit, or before the next commit of a newer server.
create trigger audit_entries_append after insert on audit_entries
begin
  update audit_head set number = number + 1;
  insert into audit_chain (number, entry_id, salt)
  select number, new.id, lower(hex(randomblob(16))) from audit_head;
end;

create index audit_chain_without_hash on audit_chain (number) where hash is null;

-- An erasure empties the details and the salt of entries about leads that are gone; nothing else is allowed.
drop trigger audit_entries_no_update;
create trigger audit_entries_no_update before update on audit_entries
when new.details <> '' or new.id is not old.id or new.at is not old.at
  or new.account_id is not old.account_id or new.action is not old.action
  or new.subject is not old.subject or old.subject is null
  or exists (select 1 from leads where leads.id = old.subject)
  or exists (select 1 from accounts where accounts.id = old.subject)
begin select raise(abort, 'audit entries cannot be changed'); end;

create trigger audit_chain_no_update before update on audit_chain
when new.number is not old.number or new.entry_id is not old.entry_id
  or old.hash is not null and (
    new.salt is not null or new.content_hash is not old.content_hash or new.hash is not old.hash)
begin select raise(abort, 'the chain of the audit cannot be changed'); end;

create trigger audit_chain_no_delete before delete on audit_chain
begin select raise(abort, 'the chain of the audit cannot be changed'); end;

insert into audit_chain (number, entry_id, salt)
select row_number() over (order by at, id), id, lower(hex(randomblob(16))) from audit_entries;
update audit_head set number = (select count(*) from audit_entries);
