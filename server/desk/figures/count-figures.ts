import {
  ANSWER_LIMITS,
  ANSWER_TIMES,
  type AnswerTime,
  isReached,
} from "#domain/desk/figure-choices.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import type { CountedLeads } from "./counted-leads.ts";
import { sourceOf } from "#server/leads/source.ts";
import { projectOf } from "./origins.ts";

type Counted = Omit<Figures, "waiting">;
type Owner = { leads: number; won: number; answeredAfter: number[] };

/** `starts` are the beginnings of the weeks, the first one before every lead. */
export function countFigures(
  leads: CountedLeads,
  starts: number[],
  stages: readonly Stage[] = STAGES,
): Counted {
  const weeks = starts.map((start) => ({ start, kinds: zeros(LEAD_KINDS) }));
  const origins = new Map<string, number>();
  const owners = new Map<string, Owner>();
  const times = zeros(ANSWER_TIMES);
  const furthestStages = new Map<string, number>();
  const answers: number[] = [];
  for (const [index, ownerId] of leads.ownerId.entries()) {
    const receivedAt = Number(leads.receivedAt[index]);
    weeks.findLast(({ start }) => start <= receivedAt)!.kinds[leads.kind[index]!]++;
    add(origins, leads.origin[index]!);
    const furthestStage = leads.furthestStage[index]!;
    add(furthestStages, furthestStage);
    const owner = owners.get(ownerId) ?? { leads: 0, won: 0, answeredAfter: [] };
    owners.set(ownerId, owner);
    owner.leads++;
    if (furthestStage === "won") owner.won++;
    const answeredAfter = answerTime(leads.answeredAfter[index]!);
    times[nameOf(answeredAfter)]++;
    if (answeredAfter === null) continue;
    answers.push(answeredAfter);
    owner.answeredAfter.push(answeredAfter);
  }
  return {
    total: leads.ownerId.length,
    weeks,
    projects: mostFirst(regroup(origins, projectOf)).map(([title, count]) => ({
      title,
      leads: count,
    })),
    sources: mostFirst(regroup(origins, sourceOf)).map(([source, count]) => ({
      source,
      leads: count,
    })),
    answers: { median: medianOf(answers), times },
    reached: Object.fromEntries(
      stages.filter(isReached).map((stage) => {
        const thisOrLater = stages.slice(stages.indexOf(stage));
        return [stage, sum(thisOrLater.map((each) => furthestStages.get(each) ?? 0))];
      }),
    ) as Counted["reached"],
    owners: [...owners]
      .map(([ownerId, { leads: count, won, answeredAfter }]) => ({
        ownerId: ownerId || null,
        leads: count,
        answered: answeredAfter.length,
        median: medianOf(answeredAfter),
        won,
      }))
      .toSorted((one, other) => other.leads - one.leads),
  };
}

/** A phone call may be earlier than the form. */
function answerTime(milliseconds: string): number | null {
  return milliseconds === "" ? null : Math.max(0, Number(milliseconds));
}

function nameOf(answeredAfter: number | null): AnswerTime {
  if (answeredAfter === null) return "none";
  const limits = Object.entries(ANSWER_LIMITS) as [keyof typeof ANSWER_LIMITS, number][];
  return limits.find(([, limit]) => answeredAfter <= limit)?.[0] ?? "later";
}

function medianOf(numbers: number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = Float64Array.from(numbers).toSorted();
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

function add<Key>(counts: Map<Key, number>, key: Key, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function regroup<Key, Group>(counts: Map<Key, number>, groupOf: (key: Key) => Group) {
  const groups = new Map<Group, number>();
  for (const [key, count] of counts) add(groups, groupOf(key), count);
  return groups;
}

function mostFirst<Key>(counts: Map<Key, number>): [Key, number][] {
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
