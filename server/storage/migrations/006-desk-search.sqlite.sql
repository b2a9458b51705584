-- The words of each lead, normalized by server/desk/search/lead-words.ts.
create table searched_leads (
  number integer primary key, -- in the order of arrival
  lead_id text not null unique references leads (id) on delete cascade
);

create virtual table lead_words using fts5 (
  words,
  detail = none,
  prefix = '1 2 3 4 5 6 7 8', -- without, a common prefix takes as long as all of its leads
  tokenize = "ascii" -- the words are normalized already
);

-- Words of an erased lead leave the index at once, not when its segments are merged.
insert into lead_words (lead_words, rank) values ('secure-delete', 1);

create trigger searched_leads_deleted after delete on searched_leads
begin delete from lead_words where rowid = old.number; end;
