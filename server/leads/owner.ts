/** A merged lead has its target's owner; null if unassigned. */
export const OWNER_ID = `(case when leads.merged_into is null then leads.owner_id
  else (select target.owner_id from leads as target where target.id = leads.merged_into) end)`;
