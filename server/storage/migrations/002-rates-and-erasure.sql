-- Rates are kept as counts, whose size does not grow with the limits; old ones last an hour anyway.
delete from request_rates;
alter table request_rates rename column times to windows;

-- A person is found by the address, however it was typed.
create index leads_email on leads (lower(email));

-- The office looks for what was given up.
create index messages_dead on messages (lead_id) where state = 'dead';
