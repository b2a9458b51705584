import { randomUUID } from "node:crypto";
import { STAGES } from "#domain/desk/stages.ts";
import type { Covered } from "#simulation/coverage.ts";
import type { Run } from "#simulation/run.ts";
import { ask, type Colleague, type KnownLead } from "./staff.ts";

const DAY = 86_400_000;

/** The body of each kind of change, or null if this person cannot make it now. */
const BODIES: Record<string, (run: Run, by: Colleague, lead: KnownLead) => object | null> = {
  stage: ({ random }, _by, { version }) => {
    const stage = random.pick(STAGES);
    return { version, stage, ...(stage === "lost" && { lostReason: "price" }) };
  },
  assign: ({ random, people }, by, { version }) => {
    const others = by.role === "manager" ? [...people.agentIds(), "next"] : [by.id];
    return { version, ownerId: random.pick([null, ...others, ...others]) };
  },
  "next-step": ({ random, clock }, _by, { version }) => {
    const at = clock.now().getTime() + random.below(3) * DAY;
    return { version, nextStep: random.chance(0.2) ? null : { at, note: "Call back" } };
  },
  note: () => ({ text: "A note" }),
  call: ({ random }) => ({
    outcome: random.pick(["spoke", "no answer"]),
    isConfirmed: true,
  }),
  stop: ({ random }, by) => ({ isStopped: by.role === "agent" || random.chance(0.5) }),
  merge({ random }, by, { id, version }) {
    const others = by.leads.filter((other) => other.id !== id);
    return others.length === 0 ? null : { version, into: random.pick(others).id };
  },
  reply: () => ({ subject: "Your enquiry", text: "Thank you" }),
};

const KINDS = Object.keys(BODIES);

export async function changeLead(run: Run, person: Colleague): Promise<void> {
  if (person.leads.length === 0) return;
  // Colleagues often change the same lead at once.
  const latest = run.model.changes().at(-1)?.[1].leadId;
  const same = run.random.chance(0.6) && person.leads.find(({ id }) => id === latest);
  const lead = same || run.random.pick(person.leads);
  const kind = run.random.pick([...KINDS, "merge", "stage", "assign"]);
  const body = BODIES[kind]!(run, person, lead);
  if (!body) return;
  const changeId = randomUUID();
  const mark = `mark${run.nextNumber()}x`;
  const version = "version" in body ? lead.version : null;
  run.model.addChange(changeId, { leadId: lead.id, version, kind, mark, acknowledged: 0 });
  const marked = "text" in body ? { ...body, text: `Written as ${mark}` } : body;
  const reply = await ask(run, person, `${kind} ${changeId}`, {
    method: "POST",
    path: `/leads/${lead.id}/${kind}`,
    body: { ...marked, changeId },
  });
  if (reply?.status === 409) run.happened("conflict");
  if (reply?.status !== 200) return;
  run.happened(kind as Covered);
  lead.version = (JSON.parse(reply.body) as { lead: KnownLead }).lead.version;
}

export async function changeInBulk(run: Run, person: Colleague): Promise<void> {
  const { random } = run;
  const chosen = person.leads.filter(() => random.chance(0.4)).slice(0, 5);
  if (chosen.length === 0) return;
  const change = random.chance(0.5)
    ? { kind: "stage", stage: random.pick(["contacted", "viewing", "won"]) }
    : { kind: "assign", ownerId: person.role === "manager" ? "next" : person.id };
  const reply = await ask(run, person, "bulk", {
    method: "POST",
    path: "/leads/bulk",
    body: { leads: chosen.map(({ id, version }) => ({ id, version })), change },
  });
  if (reply?.status === 200) run.happened("bulk");
}

export async function eraseLead(run: Run, person: Colleague): Promise<void> {
  if (person.role !== "manager" || person.leads.length === 0) return;
  const { id, reference } = run.random.pick(person.leads);
  const reply = await ask(run, person, `erase ${id}`, {
    method: "POST",
    path: `/leads/${id}/erase`,
    body: { reference },
  });
  if (reply?.status === 200) run.happened("erase");
}
