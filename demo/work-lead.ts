import type { LeadChangeKind } from "#domain/desk/lead.ts";
import type { Database } from "#server/storage/database.ts";
import { applyChange } from "#server/desk/changes/apply-change.ts";
import type { Changing, LeadChange } from "#server/desk/changes/lead-change.ts";
import { leadChangeMakers } from "#server/desk/changes/lead-change-makers.ts";
import { requireVisibleLead } from "#server/desk/leads/find-lead.ts";
import type { DemoStep } from "./story.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";
import { seededId } from "./seeded-random.ts";

export type People = Map<string, SignedIn>;

export async function workLead(
  database: Database,
  id: string,
  steps: readonly DemoStep[],
  people: People,
): Promise<void> {
  for (const step of steps) {
    const by = people.get(step.by.email)!;
    const lead = await requireVisibleLead(database, id, by);
    const changeId = seededId(`${step.change} of ${id} at ${step.at.getTime()}`);
    const changing = { lead, by, database, now: step.at, changeId };
    const change = await changeOf(step, changing, people);
    const outcome = change && (await applyChange(changing, change, undefined));
    if (outcome !== "done") {
      throw new Error(`${step.change} of ${id} was not done: ${JSON.stringify(outcome)}`);
    }
  }
}

async function changeOf(
  { change, body }: DemoStep,
  changing: Changing,
  people: People,
): Promise<LeadChange | null> {
  const named =
    change === "assign" ? { ownerId: people.get(body.ownerId ?? "")?.id ?? null } : body;
  const makeChange = leadChangeMakers[change] as (
    changing: Changing,
    body: unknown,
  ) => Planned<LeadChangeKind>;
  const changes = await makeChange(changing, named);
  return change === "reply" ? changes && markedAsSent(changes, changing) : changes;
}

type Planned<Name extends LeadChangeKind> = ReturnType<(typeof leadChangeMakers)[Name]>;

/** Marked in the same transaction, so a running server never delivers this reply. */
function markedAsSent(change: LeadChange, { changeId, now }: Changing): LeadChange {
  return {
    ...change,
    after: (isChanged) => [
      ...(change.after?.(isChanged) ?? []),
      [
        "update messages set state = 'sent', attempts = 1, sent_at = ? where id = ?",
        now.getTime() + 2000,
        changeId,
      ],
    ],
  };
}
