import type { z } from "zod";
import type { LeadChangeKind, leadChanges } from "#domain/desk/lead.ts";
import type { LostReason, Stage } from "#domain/desk/stages.ts";
import type { DemoLead } from "./leads.ts";
import { DEMO_AGENTS, DEMO_MANAGER, type DemoPerson } from "./people.ts";
import {
  BROKER_NOTES,
  BROKER_REPLY,
  BUYER_NOTES,
  CALL_NOTES,
  INTEREST_REPLY,
  NEXT_STEPS,
  OFFER_REPLY,
  OTHER_REPLY,
  REPLIES,
} from "./texts.ts";
import { officeTime } from "./office-time.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

type Bodies = { [Name in LeadChangeKind]: Omit<z.output<(typeof leadChanges)[Name]>, "version"> };

/** An assignment names its owner by the e-mail address. */
export type DemoStep = {
  [Name in LeadChangeKind]: { at: Date; by: DemoPerson; change: Name; body: Bodies[Name] };
}[LeadChangeKind];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Open leads that are older than this are rare. */
const LONG_OPEN = 28 * DAY;

export function demoStory(lead: DemoLead, now: Date, mayStop: boolean): DemoStep[] {
  const random = seededRandom(`story ${lead.number}`);
  const story = startStory(lead, now, random);
  if (lead.suspicion) {
    if (random.chance(0.4)) story.after(1, 20).add("stage", lost("spam"), DEMO_MANAGER);
    return story.steps;
  }
  const stages = pathOf(lead, now, random);
  if (stages.length === 0) return story.steps;
  const agent = random.pick(DEMO_AGENTS);
  const assigner = random.chance(0.5) ? DEMO_MANAGER : agent;
  story.after(0.1, 6).add("assign", { ownerId: agent.email }, assigner);
  if (isWrittenTo(lead)) {
    addReply(story, lead, agent);
    return story.steps;
  }
  for (const stage of stages) addStage(story, stage, lead, random, agent);
  if (mayStop && stages.at(-1) === "lost" && random.chance(0.05)) {
    story.after(0.1, 1).add("stop", { isStopped: true }, agent);
  }
  const isOpen = !["won", "lost"].includes(story.stage());
  if (isOpen && random.chance(0.75)) addNextStep(story, now, random, agent);
  return story.steps;
}

type Story = ReturnType<typeof startStory>;

/** Each step is in the hours of `officeTime` and later than the one before. Future steps are left out. */
function startStory({ receivedAt }: DemoLead, now: Date, random: SeededRandom) {
  const steps: DemoStep[] = [];
  let at = receivedAt.getTime();
  const story = {
    steps,
    time: () => at,
    stage: () => steps.findLast((step) => step.change === "stage")?.body.stage ?? "new",
    after(fewestHours: number, mostHours: number) {
      at = officeTime(Math.floor(at + random.between(fewestHours, mostHours) * HOUR));
      return story;
    },
    add<Name extends LeadChangeKind>(change: Name, body: Bodies[Name], by: DemoPerson) {
      if (at < now.getTime()) steps.push({ at: new Date(at), by, change, body } as DemoStep);
    },
  };
  return story;
}

function pathOf(lead: DemoLead, now: Date, random: SeededRandom): Stage[] {
  const isOld = now.getTime() - lead.receivedAt.getTime() > LONG_OPEN;
  if (random.chance(isOld ? 0.005 : 0.05)) return [];
  const path: Stage[] = ["contacted"];
  if (lead.kind !== "broker") {
    if (random.chance(0.55)) path.push("viewing");
    if (path.length === 2 && random.chance(0.6)) path.push("offer");
  }
  const staysOpen = random.chance(isOld ? 0.06 : 0.45);
  if (staysOpen) return path;
  const winningShare = lead.kind === "broker" ? 0.5 : path.length === 3 ? 0.7 : 0;
  return [...path, random.chance(winningShare) ? "won" : "lost"];
}

function addStage(
  story: Story,
  stage: Stage,
  lead: DemoLead,
  random: SeededRandom,
  agent: DemoPerson,
): void {
  const notes = lead.kind === "broker" ? BROKER_NOTES : BUYER_NOTES;
  const call = (outcome: Bodies["call"]["outcome"], note: string) =>
    story.add("call", { outcome, note, isConfirmed: true }, agent);
  if (stage === "contacted") {
    story.after(0.2, 20);
    if (lead.kind === "broker") story.add("reply", letter(BROKER_REPLY, lead), agent);
    else if (random.chance(0.6)) story.add("reply", letter(random.pick(REPLIES), lead), agent);
    else call("no answer", "");
    story.after(0.1, 30);
    if (random.chance(0.7)) call("spoke", random.pick(CALL_NOTES));
    else call("voicemail", "");
  }
  if (stage === "viewing") story.after(12, 96).add("note", { text: random.pick(notes) }, agent);
  if (stage === "offer") story.after(24, 150).add("reply", letter(OFFER_REPLY, lead), agent);
  if (stage === "won" || stage === "lost") {
    story.after(24, 200).add("note", { text: random.pick(notes) }, agent);
  }
  story.after(0.02, 0.5);
  story.add("stage", stage === "lost" ? lost(randomReason(random)) : { stage }, agent);
}

/** The register of interest has no phone number, and others than buyers get no offer. */
function isWrittenTo({ details }: DemoLead): boolean {
  return "form" in details && (details.form === "interest" || details.form === "other");
}

function addReply(story: Story, lead: DemoLead, agent: DemoPerson): void {
  const waits = "form" in lead.details && lead.details.form === "interest";
  const reply = waits ? INTEREST_REPLY : OTHER_REPLY;
  story.after(0.2, 20).add("reply", letter(reply, lead), agent);
  story.after(0.02, 0.5).add("stage", { stage: "contacted" }, agent);
  if (!waits) story.after(24, 200).add("stage", lost("other"), agent);
}

function addNextStep(story: Story, now: Date, random: SeededRandom, agent: DemoPerson): void {
  story.after(0.02, 0.3);
  const earliest = story.time() + HOUR;
  const at = officeTime(Math.max(earliest, now.getTime() + random.between(-3, 9) * DAY));
  const note = random.pick(NEXT_STEPS);
  story.add("next-step", { nextStep: { at: Math.floor(at), note } }, agent);
}

function letter({ subject, text }: { subject: string; text: string }, lead: DemoLead) {
  const fill = (words: string) =>
    words.replace("{name}", lead.details.name).replace("{project}", lead.project);
  return { subject: fill(subject), text: fill(text) };
}

function lost(lostReason: LostReason) {
  return { stage: "lost", lostReason } as const;
}

function randomReason(random: SeededRandom): LostReason {
  return random.pick(["price", "price", "bought elsewhere", "no answer", "not serious", "other"]);
}
