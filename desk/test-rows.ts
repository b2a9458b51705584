import type { LeadView, TimelineEvent } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";

export function makeRow(changes: Partial<LeadRow> = {}): LeadRow {
  return {
    id: "1",
    reference: "C-00000001",
    kind: "contact",
    name: "Amina Khan",
    wants: "Studio",
    about: "Creek Tower",
    receivedAt: Date.now() - 3_600_000,
    stage: "new",
    stageSince: Date.now() - 3_600_000,
    isWaiting: false,
    ownerId: null,
    nextStep: null,
    isSuspicious: false,
    version: 0,
    ...changes,
  };
}

export function makeEvent(id: string, changes: Partial<TimelineEvent> = {}): TimelineEvent {
  return { id, at: Date.now(), by: "sara", kind: "note", text: "Call at five", ...changes };
}

export function makeLeadView(lead: LeadRow = makeRow(), changes: Partial<LeadView> = {}): LeadView {
  return {
    lead,
    email: "amina@example.com",
    phone: "+971 50 123 4567",
    phoneWithCode: "+971 50 123 4567",
    lostReason: null,
    fields: [{ label: "Message", text: "Two bedrooms, please." }],
    documents: [],
    mergedLeads: [],
    timeline: [{ id: "e1", at: lead.receivedAt, by: null, kind: "received", text: "Received" }],
    samePerson: [],
    mergedInto: null,
    isStopped: false,
    stop: null,
    call: { verdict: "allowed", reason: null, phoneCallsToday: 0, phoneCallsThisWeek: 0 },
    ...changes,
  };
}
