import type { z } from "zod";
import { office } from "#catalog/office.ts";
import type { LeadChange, leadChanges } from "#domain/desk/lead.ts";
import { dayAndTime } from "#domain/time-zone.ts";
import { type Changing, type LeadPlan, plainText } from "./lead-plan.ts";
import { planReply } from "./plan-reply.ts";
import { planAssignment } from "./plan-assignment.ts";
import { planCall } from "./plan-call.ts";
import { planMerge } from "./plan-merge.ts";
import { planStage } from "./plan-stage.ts";
import { planStop } from "./plan-stop.ts";

type Planner<Name extends LeadChange> = (
  changing: Changing,
  body: z.output<(typeof leadChanges)[Name]>,
) => LeadPlan | null | Promise<LeadPlan | null>;

/** Later than every date: see the migration. */
const NEVER_DUE = Number.MAX_SAFE_INTEGER;

/** What each change does; null where nothing is left to do. */
export const PLANNERS: { [Name in LeadChange]: Planner<Name> } = {
  stage: planStage,
  assign: (changing, { ownerId }) => planAssignment(changing, ownerId),
  "next-step": (_changing, { nextStep }) => {
    const text = nextStep
      ? `Next step on ${dayAndTime(nextStep.at, office.timeZone)}: ${nextStep.note}`
      : "Next step removed";
    return {
      set: [
        ["next_step_at = ?", nextStep?.at ?? null],
        ["next_step_note = ?", nextStep?.note ?? null],
        ["due_order = ?", nextStep?.at ?? NEVER_DUE],
      ],
      event: { kind: "next-step", text: plainText(text) },
      audit: nextStep ? "next step set" : "next step removed",
    };
  },
  note: (_changing, { text }) => ({
    event: { kind: "note", text: plainText(text) },
    audit: "note added",
  }),
  call: planCall,
  stop: (changing, { isStopped }) => planStop(changing, isStopped),
  merge: (changing, { into }) => planMerge(changing, into),
  reply: planReply,
};
