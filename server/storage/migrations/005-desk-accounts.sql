-- The people who work at the desk, and how they sign in. Accounts are disabled, never deleted.
create table accounts (
  id text primary key,
  email text not null,
  email_key text not null unique, -- see server/leads/email-key.ts
  name text not null,
  role text not null, -- see domain/desk/roles.ts
  is_present integer not null default 0, -- 1: new leads may be assigned in turn
  created_at bigint not null,
  disabled_at bigint
);

-- One code for each account: a new one replaces it.
create table sign_in_codes (
  account_id text primary key references accounts (id),
  code_hash text not null,
  tries_left integer not null,
  expires_at bigint not null
);

-- The key of the codes' hashes, where the settings name none.
create table desk_keys (
  name text primary key,
  key text not null
);

create table passkeys (
  id text primary key,
  account_id text not null references accounts (id),
  credential_id text not null unique,
  public_key text not null, -- COSE, as base64url
  counter bigint not null,
  transports text not null, -- JSON: hints for the browser
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);

create index passkeys_account on passkeys (account_id);

-- Each is answered once.
create table passkey_challenges (
  id text primary key,
  challenge text not null,
  account_id text references accounts (id), -- of the person who adds a passkey; null: signing in
  expires_at bigint not null
);

create table sessions (
  id text primary key,
  token_hash text not null unique, -- SHA-256 of the cookie's value
  account_id text not null references accounts (id),
  device text not null,
  created_at bigint not null,
  last_used_at bigint not null
);

create index sessions_account on sessions (account_id);

-- Append-only: 005-desk-audit adds triggers that refuse every other change.
create table audit_entries (
  id text primary key,
  at bigint not null,
  account_id text, -- null: not signed in, or on the command line
  action text not null,
  subject text, -- the id of what it was done to
  details text not null -- in plain words, without a visitor's data
);

create index audit_entries_at on audit_entries (at, id);
