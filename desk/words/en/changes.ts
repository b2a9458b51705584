import type { LeadChangeKind, LeadView } from "#domain/desk/lead.ts";
import { noName, stages } from "./values.ts";

export const done: Record<LeadChangeKind, (view: LeadView) => string> = {
  stage: ({ lead }) => `${lead.name || noName} moved to ${stages[lead.stage]}`,
  assign: ({ lead }) => `${lead.name || noName} has ${lead.ownerId ? "a new" : "no"} owner`,
  "next-step": ({ lead }) => (lead.nextStep ? "Next step saved" : "Next step removed"),
  note: () => "Note added",
  call: () => "Call logged",
  stop: ({ isStopped }) => (isStopped ? "Marked as do not call" : "Calls are allowed again"),
  merge: ({ lead }) => `${lead.reference} merged`,
  reply: () => "Mail on its way",
};
