-- What the manager's figures count, in the lead itself so that one index answers them.
alter table leads add column answered_at bigint; -- the first mail, call or change of stage by a person
alter table leads add column reached integer not null default 0; -- the furthest stage: see plan-stage.ts
-- The form, or the page of the form: see server/leads/origin.ts. Null in leads of earlier releases, until
-- the next start fills it in.
alter table leads add column origin text;
-- A lead without a phone key gets all computed columns: see server/leads/fill-columns.ts.
update leads set phone_key = null where phone_key is not null;

update leads set
  answered_at = (
    select min(at) from lead_events
    where lead_id = leads.id and by_id is not null and kind in ('mail', 'call', 'stage')
  ),
  reached = coalesce(
    (
      select max(
        case
          when text like '% to Won' then 4
          when text like '% to Offer' then 3
          when text like '% to Viewing' then 2
          when text like '% to Contacted' then 1
          else 0
        end
      )
      from lead_events where lead_id = leads.id and kind = 'stage'
    ),
    0
  )
where version > 0;

-- The same index as before with three columns more: a further one would slow the intake down.
drop index leads_by_time;
create index leads_by_time on leads
  (received_at, id, owner_id, stage, kind, suspicion, due_order, stage_since, merged_into, answered_at, reached,
   origin);
