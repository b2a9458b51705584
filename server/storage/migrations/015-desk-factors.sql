-- Codes that sign a person in or confirm that it is them. They replace sign_in_codes, which had one code for each account,
-- so that anybody could end or use up the code of somebody else.
create table desk_codes (
  id text primary key,
  kind text not null, -- mail, touch, server or recovery: see server/desk/sign-in/code-repository.ts
  account_id text references accounts (id) on delete cascade, -- null: asked for by somebody who gets none; it fits nothing
  code_hash text not null,
  bound_to text, -- mail: the browser that asked for it; touch: the session; others: null
  network text, -- mail: the network that asked for it
  tries_left integer, -- null: so long that tries are not counted
  expires_at bigint -- null: recovery codes
);

create index desk_codes_account on desk_codes (account_id);
create index desk_codes_bound_to on desk_codes (bound_to);

-- When the person last proved who they are, in this session: by any way in, and by one that is as strong as a passkey.
alter table sessions add column touched_at bigint;
alter table sessions add column strongly_touched_at bigint;

-- The session that a touch is for; null: signing in, or adding a passkey.
alter table passkey_challenges add column session_id text;
