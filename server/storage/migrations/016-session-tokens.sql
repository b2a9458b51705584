-- The values of the cookie that a session had or may get: a session's own is in `sessions`.
-- See server/desk/access/session-tokens.ts.
create table session_tokens (
  token_hash text primary key, -- SHA-256 of the cookie's value
  session_id text not null references sessions (id) on delete cascade,
  made_at bigint not null,
  replaced_at bigint -- when its successor was used for the first time; null: sent to the browser, not used yet
);

create index session_tokens_session on session_tokens (session_id);

alter table sessions add column token_since bigint; -- when token_hash was used for the first time; null: created_at
alter table sessions add column token_offered_at bigint; -- when a successor was last sent to the browser
