-- Mails to the people of the office about their accounts, delivered like `messages` and before them.
create table desk_mails (
  id text primary key,
  account_id text references accounts (id) on delete cascade, -- null: a decoy, see server/delivery/desk-mails.ts
  purpose text not null, -- see server/delivery/mail/desk-mail-contents.ts
  content text, -- JSON: what the mail says; null after delivery, and when there is nothing left to deliver
  state text not null, -- waiting, sent, dropped or dead
  attempts integer not null,
  due_at bigint not null,
  lease text,
  last_error text,
  sent_at bigint,
  written_at bigint not null, -- the date of the mail
  expires_at bigint -- not sent from then on; null: at any time
);

create index desk_mails_due on desk_mails (due_at) where state = 'waiting';
