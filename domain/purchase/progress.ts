import { addDays } from "#domain/calendar-date.ts";
import { addMonths, compareDates, daysBetween } from "./dates.ts";
import type { Construction, Milestone } from "./terms.ts";

/** What is dated after the booking is only planned and moves by the delay, as the handover always does. */
export function progressOf(construction: Construction, booking: string, delay: number) {
  const { started, handover, milestones } = construction;
  const points = [{ built: 0, on: started }, ...milestones, { built: 100, on: handover }];
  return points
    .map(({ built, on }) => ({
      built,
      on: on > booking || on >= handover ? addMonths(on, delay) : on,
    }))
    .toSorted((one, other) => one.built - other.built || compareDates(one.on, other.on));
}

/** The day on which construction reaches a percentage, on straight lines between milestones. */
export function dayBuilt(progress: Milestone[], built: number): string {
  const index = progress.findIndex((point) => point.built >= built);
  const next = progress[index] ?? progress.at(-1)!;
  const previous = progress[index - 1];
  if (!previous || next.built === built) return next.on;
  const part = (built - previous.built) / (next.built - previous.built);
  return addDays(previous.on, Math.ceil(part * daysBetween(previous.on, next.on)));
}

/** Rounded down. */
export function builtOn(progress: Milestone[], date: string): number {
  const index = progress.findLastIndex((point) => point.on <= date);
  const previous = progress[index];
  const next = progress[index + 1];
  if (!previous || !next) return previous?.built ?? 0;
  const part = daysBetween(previous.on, date) / daysBetween(previous.on, next.on);
  return Math.floor(previous.built + part * (next.built - previous.built));
}
