import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { type HomeStatus, homeStatuses } from "#domain/homes/status.ts";

/** What a home's shape shows: its status, or that it does not fit the filters. */
export type FacadeMark = HomeStatus | "unfit";

export const facadeMarks: readonly FacadeMark[] = [...homeStatuses, "unfit"];

export function facadeMark(
  home: DevelopmentHome,
  fitting: ReadonlySet<DevelopmentHome>,
): FacadeMark {
  return fitting.has(home) ? home.status : "unfit";
}
