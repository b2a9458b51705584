import { office } from "#catalog/office.ts";
import type { Condition } from "#server/storage/database.ts";
import type { z } from "zod";
import { endOfDay } from "#domain/time-zone.ts";
import type { leadQuery, View } from "#domain/desk/leads.ts";
import { isManager } from "#domain/desk/roles.ts";
import { CLOSED_STAGES, OPEN_STAGES, STAGE_LIMITS } from "#domain/desk/stages.ts";
import { fromSource } from "#server/leads/source.ts";
import { OWNER_KEY, type Viewer } from "./visible.ts";

/** A search has an index of its own, and sorting is not filtering. */
export type Filter = Omit<z.output<typeof leadQuery>, "search" | "sort" | "after">;

/** Ranges of an index that together have each lead once: one per owner that an agent may see, one per stage of
 * waiting leads. */
export function rangesOf(filter: Filter, viewer: Viewer, now: Date): Condition[][] {
  const owners = ownersOf(filter, viewer);
  const common = commonConditions(filter, now);
  if (filter.view === "waiting" && !owners) {
    return waitingByStage(now).map((condition) => [condition, ...common]);
  }
  if (filter.view === "waiting") common.push(anyOf(waitingByStage(now)));
  if (!owners) return [common];
  return owners.map((owner) => [[`${OWNER_KEY} = ?`, owner], ...common]);
}

export function ownersOf({ view, owner }: Filter, viewer: Viewer): string[] | null {
  const { id } = viewer;
  const wanted = owner === "none" ? "" : owner;
  const isListed = (key: string) =>
    (view !== "mine" || key === id) && (wanted === undefined || key === wanted);
  if (!isManager(viewer)) return ["", id].filter(isListed);
  if (view === "mine") return [id].filter(isListed);
  return wanted === undefined ? null : [wanted];
}

/** A partial index applies only if its condition is repeated literally. */
export const IS_SUSPECTED = "leads.suspicion is not null and leads.stage = 'new'";
const IS_OPEN = `leads.stage not in (${CLOSED_STAGES.map((stage) => `'${stage}'`).join(", ")})`;

/** Conditions in addition to the ranges. */
const OF_VIEW: Record<View, (now: Date) => Condition[]> = {
  all: () => [],
  new: () => [["leads.stage = 'new' and leads.suspicion is null"]],
  mine: () => [[IS_OPEN]],
  due: (now) => [[`leads.due_order < ? and ${IS_OPEN}`, endOfDay(now.getTime(), office.timeZone)]],
  waiting: () => [[`not (${IS_SUSPECTED})`]],
  spam: () => [[IS_SUSPECTED]],
};

type Narrowing = Required<Omit<Filter, "view" | "owner">>;

const NARROWED: { [Name in keyof Narrowing]: (value: Narrowing[Name]) => Condition } = {
  // A plain comparison would make SQLite use the index of idempotency keys.
  kind: (kind) => ["not (leads.kind <> ?)", kind],
  source: fromSource,
  stage: (stage) => ["leads.stage = ?", stage],
  ids: (ids) => [`leads.id in (${ids.map(() => "?").join(", ")})`, ...ids],
};

function commonConditions(filter: Filter, now: Date): Condition[] {
  const narrowing: Partial<Narrowing> = filter;
  const names = Object.keys(NARROWED) as (keyof Narrowing)[];
  const narrowed = names.flatMap(<Name extends keyof Narrowing>(name: Name) => {
    const value: Narrowing[Name] | undefined = narrowing[name];
    return value === undefined ? [] : [NARROWED[name](value)];
  });
  return [["leads.merged_into is null"], ...OF_VIEW[filter.view](now), ...narrowed];
}

function waitingByStage(now: Date): Condition[] {
  return OPEN_STAGES.map((stage) => [
    "leads.stage = ? and coalesce(leads.stage_since, leads.received_at) < ?",
    stage,
    now.getTime() - STAGE_LIMITS[stage],
  ]);
}

export function anyOf(conditions: Condition[]): Condition {
  return [
    conditions.map(([sql]) => `(${sql})`).join(" or "),
    ...conditions.flatMap(([, ...values]) => values),
  ];
}
