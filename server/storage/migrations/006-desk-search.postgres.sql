-- The words of each lead, normalized by server/desk/search/lead-words.ts.
create table searched_leads (
  number bigint primary key, -- in the order of arrival
  lead_id text not null unique references leads (id) on delete cascade,
  words tsvector not null
);

create index searched_leads_words on searched_leads using gin (words);
