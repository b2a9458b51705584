import type { z } from "zod";
import { office } from "#catalog/office.ts";
import type { LeadChangeKind, leadChanges } from "#domain/desk/lead.ts";
import { dayAndTime } from "#domain/time-zone.ts";
import { type Changing, type LeadChange, plainText } from "./lead-change.ts";
import { replyChange } from "./reply-change.ts";
import { assignmentChange } from "./assignment-change.ts";
import { phoneCallChange } from "./phone-call-change.ts";
import { mergeChange } from "./merge-change.ts";
import { stageChange } from "./stage-change.ts";
import { stopChange } from "./stop-change.ts";

type LeadChangeMaker<Name extends LeadChangeKind> = (
  changing: Changing,
  body: z.output<(typeof leadChanges)[Name]>,
) => LeadChange | null | Promise<LeadChange | null>;

/** Sorts after every date; `server/storage/migrations` describes it. */
const NEVER_DUE = Number.MAX_SAFE_INTEGER;

export const leadChangeMakers: { [Name in LeadChangeKind]: LeadChangeMaker<Name> } = {
  stage: stageChange,
  assign: (changing, { ownerId }) => assignmentChange(changing, ownerId),
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
  call: phoneCallChange,
  stop: (changing, { isStopped }) => stopChange(changing, isStopped),
  merge: (changing, { into }) => mergeChange(changing, into),
  reply: replyChange,
};
