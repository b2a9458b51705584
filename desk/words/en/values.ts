import type { PhoneCallOutcome, LeadView, TimelineEvent } from "#domain/desk/lead.ts";
import type { View } from "#domain/desk/leads.ts";
import type { Source } from "#domain/desk/figure-choices.ts";
import type { Role } from "#domain/desk/roles.ts";
import type { LostReason, Stage } from "#domain/desk/stages.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";

/** The order is that of the navigation. */
export const views: Record<View, string> = {
  all: "All leads",
  new: "New",
  mine: "Mine",
  due: "Due today",
  waiting: "Waiting too long",
  spam: "Suspected spam",
};

export const stages: Record<Stage, string> = {
  new: "New",
  contacted: "Contacted",
  viewing: "Viewing",
  offer: "Offer",
  won: "Won",
  lost: "Lost",
};

export const kinds: Record<LeadKind, string> = {
  meeting: "Meeting",
  contact: "Message",
  broker: "Broker",
};

export const sources: Record<Source, string> = {
  meeting: "Meeting popup",
  contact: "Contact form",
  project: "Project page",
  service: "Service page",
  page: "Another page",
  newsletter: "Newsletter",
  interest: "Register of interest",
  home: "Question about a home",
  other: "Press, careers and others",
  broker: "Broker registration",
  unknown: "Unknown",
};

export const lostReasons: Record<LostReason, string> = {
  price: "Price",
  "bought elsewhere": "Bought elsewhere",
  "no answer": "No answer",
  "not serious": "Not serious",
  spam: "Spam",
  other: "Other",
};

export const roles: Record<Role, string> = { agent: "Agent", manager: "Manager" };

export const phoneCallOutcomes: Record<PhoneCallOutcome, string> = {
  spoke: "Spoke",
  "no answer": "No answer",
  voicemail: "Voicemail",
  "wrong number": "Wrong number",
};

export const phoneCallVerdicts: Record<LeadView["call"]["verdict"], string> = {
  allowed: "May be called now",
  warned: "Called before",
  refused: "Do not call now",
};

export const events: Record<TimelineEvent["kind"], string> = {
  received: "Received",
  mail: "Mail",
  note: "Note",
  call: "Call",
  stage: "Stage",
  assigned: "Owner",
  "next-step": "Next step",
  merged: "Merged",
  document: "Document",
  stop: "Do not call",
};

export const nobody = "Nobody";
export const somebody = "Somebody";
export const waiting = "Waiting too long";
export const suspicious = "Suspected spam";
export const noName = "No name given";
