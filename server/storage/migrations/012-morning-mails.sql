-- Mails to the people of the office with the next steps of the day, delivered like `messages`. Each person
-- has one row for each working day, so that several servers together send one mail.
create table morning_mails (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  morning bigint not null, -- the time of day when it is due; the date of the mail
  state text not null, -- waiting, sent or dead; sent from the beginning where nothing was due
  attempts integer not null,
  due_at bigint not null,
  lease text,
  last_error text,
  sent_at bigint,
  unique (account_id, morning)
);

create index morning_mails_due on morning_mails (due_at) where state = 'waiting';
