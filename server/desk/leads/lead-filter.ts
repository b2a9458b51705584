import type { Condition } from "#server/db/database.ts";
import type { z } from "zod";
import { endOfDubaiDay } from "#domain/desk/dubai-day.ts";
import type { leadQuery } from "#domain/desk/leads.ts";
import { type OpenStage, STAGE_LIMITS } from "#domain/desk/stages.ts";
import { OWNER_KEY, type Viewer } from "./visible.ts";

export type Filter = Pick<z.output<typeof leadQuery>, "view" | "kind" | "stage" | "owner" | "ids">;

/**
 * The leads of a list as ranges of an index that together have each of them once: one for each owner
 * that an agent may see, and one for each stage of the leads that wait too long.
 */
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

/** The keys of the owners whose leads are listed, or null for all. */
export function ownersOf({ view, owner }: Filter, { id, role }: Viewer): string[] | null {
  const wanted = owner === "none" ? "" : owner;
  const isListed = (key: string) =>
    (view !== "mine" || key === id) && (wanted === undefined || key === wanted);
  if (role === "agent") return ["", id].filter(isListed);
  if (view === "mine") return [id].filter(isListed);
  return wanted === undefined ? null : [wanted];
}

/** Partial indexes apply where their condition is repeated literally. */
export const IS_SUSPECTED = "leads.suspicion is not null and leads.stage = 'new'";
const IS_OPEN = "leads.stage not in ('won', 'lost')";

function commonConditions({ view, kind, stage, ids }: Filter, now: Date): Condition[] {
  const conditions: Condition[] = [["leads.merged_into is null"]];
  // SQLite would read all leads of a kind through the index of idempotency keys.
  if (kind) conditions.push(["not (leads.kind <> ?)", kind]);
  if (stage) conditions.push(["leads.stage = ?", stage]);
  if (ids) conditions.push([`leads.id in (${ids.map(() => "?").join(", ")})`, ...ids]);
  if (view === "new") conditions.push(["leads.stage = 'new' and leads.suspicion is null"]);
  if (view === "mine") conditions.push([IS_OPEN]);
  if (view === "due") {
    conditions.push([`leads.due_order < ? and ${IS_OPEN}`, endOfDubaiDay(now.getTime())]);
  }
  if (view === "waiting") conditions.push([`not (${IS_SUSPECTED})`]);
  if (view === "spam") conditions.push([IS_SUSPECTED]);
  return conditions;
}

function waitingByStage(now: Date): Condition[] {
  return Object.entries(STAGE_LIMITS).map(([stage, limit]: [string, number]) => [
    "leads.stage = ? and coalesce(leads.stage_since, leads.received_at) < ?",
    stage as OpenStage,
    now.getTime() - limit,
  ]);
}

export function anyOf(conditions: Condition[]): Condition {
  return [
    conditions.map(([sql]) => `(${sql})`).join(" or "),
    ...conditions.flatMap(([, ...values]) => values),
  ];
}
