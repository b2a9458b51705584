-- A server of the release before writes `reached` alone.
create trigger leads_reached after update of reached on leads
when new.reached > case new.furthest_stage
  when 'new' then 0
  when 'contacted' then 1
  when 'viewing' then 2
  when 'offer' then 3
  else 4
end
begin
  update leads set furthest_stage = case new.reached
    when 1 then 'contacted'
    when 2 then 'viewing'
    when 3 then 'offer'
    else 'won'
  end
  where id = new.id;
end;
