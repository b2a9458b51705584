-- Whether a virus scanner found nothing in the document when it was received. Null: by an earlier release.
alter table documents add column is_scanned integer;
