import { type Stage, STAGES } from "#domain/desk/stages.ts";
import type { Condition } from "#server/storage/database.ts";

export function furthestPlace(stages: readonly Stage[] = STAGES): string {
  const places = stages.map((stage, place) => `when '${stage}' then ${place}`);
  return `case furthest_stage ${places.join(" ")} end`;
}

/** Keeps a further stage that the lead has reached before. */
export function reachStage(stage: Stage, stages: readonly Stage[] = STAGES): Condition {
  return [
    `furthest_stage = case when ${furthestPlace(stages)} < ? then ? else furthest_stage end`,
    stages.indexOf(stage),
    stage,
  ];
}
