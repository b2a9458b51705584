-- What the office said of single homes, over the content's availability: see server/pages/availability.
create table home_status (
  development text not null,
  home text not null,
  status text not null, -- available, reserved or sold
  version integer not null, -- counts the changes
  changed_at bigint not null,
  changed_by text, -- an account
  change_id text not null, -- of the latest change: its other statements depend on it
  primary key (development, home)
);

create table home_changes (
  id text primary key,
  development text not null,
  home text not null,
  at bigint not null,
  by_id text, -- an account
  from_status text not null,
  to_status text not null,
  reason text not null -- without a visitor's data: it outlives an erased lead
);

create index home_changes_home on home_changes (development, home, at);
