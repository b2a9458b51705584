create trigger audit_entries_no_update before update on audit_entries
begin select raise(abort, 'audit entries cannot be changed'); end;

create trigger audit_entries_no_delete before delete on audit_entries
begin select raise(abort, 'audit entries cannot be deleted'); end;
