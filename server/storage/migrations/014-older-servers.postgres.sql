-- A server of the release before writes `reached` alone.
create function keep_furthest_stage() returns trigger language plpgsql as $$
begin
  new.furthest_stage := case new.reached
    when 1 then 'contacted'
    when 2 then 'viewing'
    when 3 then 'offer'
    else 'won'
  end;
  return new;
end
$$;

create trigger leads_reached before update of reached on leads
  for each row when (
    new.reached > case new.furthest_stage
      when 'new' then 0
      when 'contacted' then 1
      when 'viewing' then 2
      when 'offer' then 3
      else 4
    end
  )
  execute function keep_furthest_stage();
