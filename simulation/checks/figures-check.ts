import type { AvailabilityResponse } from "#domain/homes/availability-response.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { STAGES } from "#domain/desk/stages.ts";
import type { Run } from "#simulation/run.ts";
import type { ObservedLead } from "./observed.ts";

const ANSWERS = new Set(["mail", "call", "stage"]);

/** The figures against a count of the leads and of what their events say. */
export function checkFigures(run: Run, figures: Figures): void {
  const { leads, events } = run.observer.observed();
  const start = figures.weeks[0]!.start;
  const counted = [...leads.values()].filter(
    (lead) =>
      lead.merged_into === null &&
      lead.received_at >= start &&
      !(lead.suspicion !== null && lead.stage === "new"),
  );
  const eventsOf = (lead: ObservedLead) =>
    [...events.values()].filter(
      ({ lead_id: id }) => id === lead.id || leads.get(id)?.merged_into === lead.id,
    );
  const furthest = (lead: ObservedLead) =>
    Math.max(
      0,
      ...eventsOf(lead)
        .filter(({ kind }) => kind === "stage")
        .map(({ text }) => STAGES.findIndex((stage) => text.toLowerCase().endsWith(`to ${stage}`))),
    );
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      run.violated(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
    }
  };
  expect("total", figures.total, counted.length);
  for (const kind of ["meeting", "contact", "broker"] as const) {
    const found = figures.weeks.reduce((sum, { kinds }) => sum + kinds[kind], 0);
    expect(`leads of ${kind}`, found, counted.filter((lead) => lead.kind === kind).length);
  }
  for (const [stage, found] of Object.entries(figures.reached)) {
    const place = STAGES.findIndex((each) => each === stage);
    expect(`reached ${stage}`, found, counted.filter((lead) => furthest(lead) >= place).length);
  }
  for (const { ownerId, leads: found, answered } of figures.owners) {
    const own = counted.filter((lead) => lead.owner_id === ownerId);
    expect(`leads of ${ownerId}`, found, own.length);
    const replied = own.filter((lead) => eventsOf(lead).some(({ kind }) => ANSWERS.has(kind)));
    expect(`answered by ${ownerId}`, answered, replied.length);
  }
}

export function checkAvailability(run: Run, { developments }: AvailabilityResponse): void {
  for (const { id, status } of run.observer.observed().homes.values()) {
    const [key = "", home = ""] = id.split(" ");
    const shown = developments[key];
    const isShown = (["reserved", "sold"] as const).filter((each) => shown?.[each].includes(home));
    const expected = status === "available" ? "" : status;
    if (isShown.join() !== expected)
      run.violated(`home ${id} is ${status}, the site says ${isShown}`);
  }
}
