-- The stored mails of erased leads, until their files are removed. No visitor's data.
create table erased_mails (
  message_id text primary key,
  date bigint not null, -- part of the name of the file
  erased_at bigint not null
);
