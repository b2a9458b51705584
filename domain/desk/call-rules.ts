import type { z } from "zod";
import type { Office } from "#domain/office.ts";
import { localDay, localTime } from "#domain/time-zone.ts";
import type { callPermission } from "./lead.ts";

const HOUR = 3_600_000;
export const CALL_WEEK = 7 * 24 * HOUR;

export const STOPPED = "This person asked not to be called";

export type CallPermission = z.infer<typeof callPermission>;

type CallHistory = {
  /** Whether the person has asked not to be called, on any of their leads. */
  isStopped: boolean;
  /** Without a number nobody can be called. */
  hasPhone: boolean;
  /** The times of the calls to this person, on all of their leads. */
  calls: readonly number[];
};

/**
 * Whether a person may be called at this time. A call may be logged after a later one, so all calls of that day
 * count, and those within seven days before or after.
 */
export function callPermissionAt(
  time: number,
  { isStopped, hasPhone, calls }: CallHistory,
  { timeZone, timeZoneName, calls: rules }: Office,
): CallPermission {
  const today = localDay(time, timeZone);
  const callsToday = calls.filter((call) => localDay(call, timeZone) === today).length;
  const callsThisWeek = calls.filter((call) => Math.abs(call - time) < CALL_WEEK).length;
  const counts = { callsToday, callsThisWeek };
  if (!hasPhone) return refused("There is no phone number", counts);
  if (isStopped) return refused(STOPPED, counts);
  const timeOfDay = localTime(time, timeZone).slice(11);
  if (timeOfDay < rules.from || timeOfDay >= rules.until) {
    const hours = `${rules.from} to ${rules.until}`;
    return refused(`Calls are allowed from ${hours} ${timeZoneName}`, counts);
  }
  if (callsThisWeek >= rules.perWeek) {
    return warned(`Called ${times(callsThisWeek)} in the last seven days`, counts);
  }
  if (callsToday >= rules.perDay) {
    return warned(`Called ${times(callsToday)} today`, counts);
  }
  return { verdict: "allowed", reason: null, ...counts };
}

type Counts = Pick<CallPermission, "callsToday" | "callsThisWeek">;

function refused(reason: string, counts: Counts): CallPermission {
  return { verdict: "refused", reason, ...counts };
}

function warned(reason: string, counts: Counts): CallPermission {
  return { verdict: "warned", reason, ...counts };
}

function times(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${count} times`;
}
