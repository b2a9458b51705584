-- What server/storage/audit-chain.ts does, in the database, so that entries of a server of the version before are
-- appended too.
create function audit_field(value text) returns text language sql immutable as $$
  select case when value is null then '-' else octet_length(convert_to(value, 'UTF8')) || ':' || value end
$$;

create function audit_sha256(value text) returns text language sql immutable as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;

create function append_to_audit_chain(entry audit_entries) returns void language plpgsql as $$
declare
  next bigint;
  previous text;
  new_salt text := replace(gen_random_uuid()::text, '-', '');
  new_content_hash text := audit_sha256(new_salt || entry.details);
  new_hash text;
begin
  -- One at a time: the next waits here until this transaction ends.
  select number + 1, hash into next, previous from audit_head for update;
  new_hash := audit_sha256(
    previous || audit_field(next::text) || audit_field(entry.id) || audit_field(entry.at::text)
    || audit_field(entry.account_id) || audit_field(entry.action) || audit_field(entry.subject)
    || new_content_hash
  );
  insert into audit_chain (number, entry_id, salt, content_hash, hash)
  values (next, entry.id, new_salt, new_content_hash, new_hash);
  update audit_head set number = next, hash = new_hash;
end
$$;

create function append_new_audit_entry() returns trigger language plpgsql as $$
begin
  perform append_to_audit_chain(new);
  return null;
end
$$;

-- At the commit, when the transaction has all its other locks: it neither holds up others for long nor
-- waits for one that waits for it.
create constraint trigger audit_entries_append after insert on audit_entries
  deferrable initially deferred for each row execute function append_new_audit_entry();

-- An erasure empties the details and the salt of entries about leads that are gone; nothing else is allowed.
create function refuse_audit_update() returns trigger language plpgsql as $$
begin
  if new.details = ''
    and (new.id, new.at, new.account_id, new.action, new.subject)
      is not distinct from (old.id, old.at, old.account_id, old.action, old.subject)
    and old.subject is not null
    and not exists (select 1 from leads where leads.id = old.subject)
    and not exists (select 1 from accounts where accounts.id = old.subject)
  then
    return new;
  end if;
  raise exception 'audit entries cannot be changed';
end
$$;

create function refuse_audit_chain_update() returns trigger language plpgsql as $$
begin
  if new.salt is null
    and (new.number, new.entry_id, new.content_hash, new.hash)
      is not distinct from (old.number, old.entry_id, old.content_hash, old.hash)
  then
    return new;
  end if;
  raise exception 'the chain of the audit cannot be changed';
end
$$;

drop trigger audit_entries_append_only on audit_entries;
create trigger audit_entries_append_only before delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_entries_no_update before update on audit_entries
  for each row execute function refuse_audit_update();
create trigger audit_chain_append_only before delete or truncate on audit_chain
  for each statement execute function refuse_audit_change();
create trigger audit_chain_no_update before update on audit_chain
  for each row execute function refuse_audit_chain_update();

do $$
declare
  entry audit_entries;
begin
  for entry in select * from audit_entries order by at, id loop
    perform append_to_audit_chain(entry);
  end loop;
end
$$;
