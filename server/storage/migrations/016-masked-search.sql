-- The search no longer finds dates of birth, which brokers sent: their leads are indexed again.
update leads set is_indexed = 0 where kind = 'broker';
