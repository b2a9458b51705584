import { filtersUrl } from "#desk/navigation/filters.ts";
import { shortDate } from "#desk/format/times.ts";
import * as words from "#desk/words/en/figures.ts";
import * as values from "#desk/words/en/values.ts";
import { ANSWER_TIMES, REACHED_STAGES } from "#domain/desk/figure-choices.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { OPEN_STAGES, type OpenStage } from "#domain/desk/stages.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import type { FigureTable } from "./figure-table.tsx";
import { weekTotal } from "./week-chart.tsx";

export type Count = [name: string, leads: number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function kindCounts({ weeks }: Figures): Count[] {
  return LEAD_KINDS.map((kind): Count => {
    const leads = weeks.reduce((sum, { kinds }) => sum + kinds[kind], 0);
    return [values.kinds[kind], leads];
  }).toSorted(([, one], [, other]) => other - one);
}

export function sourceCounts({ sources }: Figures): Count[] {
  return sources.map(({ source, leads }) => [values.sources[source], leads]);
}

export function answerCounts({ answers }: Figures): Count[] {
  return ANSWER_TIMES.map((time) => [words.answerTimes[time], answers.times[time]]);
}

export function reachedCounts({ total, reached }: Figures): Count[] {
  return [
    [words.reached.received, total],
    ...REACHED_STAGES.map((stage): Count => [values.stages[stage], reached[stage]]),
  ];
}

/** "12 %" of all leads. */
export function shareOf(leads: number, { total }: Pick<Figures, "total">): string {
  return total === 0 ? "" : `${Math.round((100 * leads) / total)} %`;
}

export function countTable(heading: string, counts: Count[], figures: Figures): FigureTable {
  return {
    columns: [heading, words.count, words.share],
    rows: counts.map(([name, leads]) => [name, leads, shareOf(leads, figures)]),
  };
}

export function weekTable({ weeks }: Figures): FigureTable {
  return {
    columns: [words.weeks.week, ...LEAD_KINDS.map((kind) => values.kinds[kind]), words.weeks.total],
    rows: weeks.map((week) => [
      shortDate(week.start, { year: true }),
      ...LEAD_KINDS.map((kind) => week.kinds[kind]),
      weekTotal(week),
    ]),
  };
}

type NameOf = (id: string | null) => string;

export function ownerTable({ owners }: Figures, nameOf: NameOf): FigureTable {
  const { owner, answered, median, won } = words.owners;
  return {
    columns: [owner, words.count, answered, median, won],
    rows: owners.map((one) => [
      nameOf(one.ownerId),
      one.leads,
      one.answered,
      one.median === null ? "" : Math.round(one.median / MINUTE),
      one.won,
    ]),
  };
}

export type WaitingOwner = {
  ownerId: string | null;
  leads: number;
  stages: Partial<Record<OpenStage, number>>;
  since: number;
};

export function waitingOwners({ waiting }: Figures): WaitingOwner[] {
  const owners = new Map<string | null, WaitingOwner>();
  for (const { ownerId, stage, leads, since } of waiting) {
    const owner = owners.get(ownerId) ?? { ownerId, leads: 0, stages: {}, since };
    owners.set(ownerId, owner);
    owner.leads += leads;
    owner.stages[stage] = leads;
    owner.since = Math.min(owner.since, since);
  }
  return [...owners.values()].toSorted((one, other) => other.leads - one.leads);
}

export function waitingUrl(ownerId: string | null, stage?: OpenStage): string {
  return filtersUrl({ view: "waiting", sort: "oldest", owner: ownerId ?? "none", stage });
}

export function waitingTable(figures: Figures, nameOf: NameOf, now: number): FigureTable {
  const { owner, total, longest } = words.waiting;
  return {
    columns: [owner, ...OPEN_STAGES.map((stage) => values.stages[stage]), total, longest],
    rows: waitingOwners(figures).map(({ ownerId, leads, stages, since }) => [
      nameOf(ownerId),
      ...OPEN_STAGES.map((stage) => {
        const value = stages[stage] ?? 0;
        return value === 0 ? 0 : { value, to: waitingUrl(ownerId, stage) };
      }),
      { value: leads, to: waitingUrl(ownerId) },
      Math.floor((now - since) / DAY),
    ]),
  };
}
