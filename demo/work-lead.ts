import type { LeadChange } from "#domain/desk/lead.ts";
import type { Database } from "#server/storage/database.ts";
import { applyChange } from "#server/desk/changes/apply-change.ts";
import type { Changing, LeadPlan } from "#server/desk/changes/lead-plan.ts";
import { PLANNERS } from "#server/desk/changes/plan-change.ts";
import { requireVisibleLead } from "#server/desk/leads/find-lead.ts";
import type { DemoStep } from "./story.ts";
import type { SignedIn } from "#server/desk/access/session-repository.ts";
import { seededId } from "./seeded-random.ts";

/** People who work at the desk, by e-mail address. */
export type People = Map<string, SignedIn>;

/** Makes the changes of the desk, each at its time. */
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
    const plan = await planOf(step, changing, people);
    const outcome = plan && (await applyChange(changing, plan, undefined));
    if (outcome !== "done") {
      throw new Error(`${step.change} of ${id} was not done: ${JSON.stringify(outcome)}`);
    }
  }
}

async function planOf(
  { change, body }: DemoStep,
  changing: Changing,
  people: People,
): Promise<LeadPlan | null> {
  const named =
    change === "assign" ? { ownerId: people.get(body.ownerId ?? "")?.id ?? null } : body;
  const plan = PLANNERS[change] as (changing: Changing, body: unknown) => Planned<LeadChange>;
  const planned = await plan(changing, named);
  return change === "reply" ? planned && markedAsSent(planned, changing) : planned;
}

type Planned<Name extends LeadChange> = ReturnType<(typeof PLANNERS)[Name]>;

/** In the transaction that adds it: a running server never delivers this reply. */
function markedAsSent(plan: LeadPlan, { changeId, now }: Changing): LeadPlan {
  return {
    ...plan,
    after: (isChanged) => [
      ...(plan.after?.(isChanged) ?? []),
      [
        "update messages set state = 'sent', attempts = 1, sent_at = ? where id = ?",
        now.getTime() + 2000,
        changeId,
      ],
    ],
  };
}
