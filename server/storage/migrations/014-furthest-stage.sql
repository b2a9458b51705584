-- How far a lead came, by the name of the stage: `reached` was its place in a list that may change. The list as it
-- was: new, contacted, viewing, offer, won. `reached` stays for servers of the release before, while they still run.
alter table leads add column furthest_stage text not null default 'new'; -- see domain/desk/stages.ts
update leads set furthest_stage = case reached
  when 1 then 'contacted'
  when 2 then 'viewing'
  when 3 then 'offer'
  else 'won'
end
where reached > 0;

drop index leads_by_time;
create index leads_by_time on leads
  (received_at, id, owner_id, stage, kind, suspicion, due_order, stage_since, merged_into, answered_at,
   furthest_stage, origin);
