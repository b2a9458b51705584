import { isManager } from "#domain/desk/roles.ts";
import type { Condition, Statement } from "#server/storage/database.ts";
import { findAccount } from "#server/desk/accounts/account-repository.ts";
import { HttpError } from "#server/http/http-error.ts";
import { type Changing, type LeadChange, plainText } from "./lead-change.ts";

const IN_TURN = "next";

/** Null if the lead has this owner already. */
export async function assignmentChange(
  changing: Changing,
  ownerId: string | null,
): Promise<LeadChange | null> {
  const { lead, by, database } = changing;
  const isOwnLead = ownerId === by.id || (ownerId === null && lead.owner_id === by.id);
  if (!isManager(by) && ownerId !== lead.owner_id && !isOwnLead) {
    throw new HttpError(403, "Only a manager may assign a lead to somebody else");
  }
  if (ownerId === lead.owner_id) return null;
  if (ownerId === IN_TURN) return turnChange(changing);
  if (ownerId === null) return ownerChange(changing, ["?", null], plainText("Unassigned"));
  const owner = await findAccount(database, ownerId);
  if (!owner || owner.isDisabled) {
    throw new HttpError(422, "This person has no account, or it is disabled", { field: "ownerId" });
  }
  const text = owner.id === by.id ? `Taken by ${owner.name}` : `Assigned to ${owner.name}`;
  return ownerChange(changing, ["?", ownerId], plainText(text));
}

const PRESENT_AGENTS = `accounts left join assignment_turns on account_id = accounts.id
  where role = 'agent' and is_present = 1 and disabled_at is null`;

/** The present agent who has waited longest. */
const NEXT_AGENT = `(select accounts.id from ${PRESENT_AGENTS}
  order by coalesce(turn, 0), accounts.created_at, accounts.id limit 1)`;

function turnChange(changing: Changing): LeadChange {
  const name = "(select name from accounts where accounts.id = leads.owner_id)";
  return {
    ...ownerChange(changing, [NEXT_AGENT], [`'Assigned in turn to ' || ${name}`]),
    // Without the lock PostgreSQL could give two turns to the same agent.
    before: [
      [
        `insert into assignment_turns (account_id, turn) values ('', 0)
         on conflict (account_id) do update set turn = 0`,
      ],
    ],
    onlyIf: {
      condition: [`exists (select 1 from ${PRESENT_AGENTS})`],
      errorMessage: "No agent is present",
    },
  };
}

function ownerChange({ now }: Changing, [owner, ...value]: Condition, text: Condition): LeadChange {
  return {
    set: [
      ["previous_owner_id = owner_id"],
      [`owner_id = ${owner}`, ...value],
      ["owner_since = ?", now.getTime()],
    ],
    event: { kind: "assigned", text },
    audit: "assigned",
    after: (isChanged) => [countTurn(isChanged)],
  };
}

function countTurn([condition, ...values]: Condition): Statement {
  return [
    `insert into assignment_turns (account_id, turn)
     select leads.owner_id, (select coalesce(max(turn), 0) + 1 from assignment_turns)
     from leads where ${condition} and leads.owner_id is not null
     on conflict (account_id) do update set turn = excluded.turn`,
    ...values,
  ];
}
