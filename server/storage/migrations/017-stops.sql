-- Who noted that a person asked not to be called, and for which of the person's leads it holds.
alter table leads add column stopped_by text; -- an account; null: by a server of the release before
-- all, or null: for all leads. lead: for this one and those of stopped_by. told: the lead that it was noted on is erased,
-- so for those of stopped_by alone. Owners of other leads are asked. See server/leads/stops.ts.
alter table leads add column stop_reach text;
alter table leads add column stop_dismissed_at bigint; -- when the owner said that earlier notes do not hold
