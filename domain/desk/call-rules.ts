import type { z } from "zod";
import { DUBAI_OFFSET, dubaiDay } from "./dubai-day.ts";
import type { callPermission } from "./lead.ts";

/**
 * Sales calls in the Emirates: 09:00 to 18:00, at most once a day and twice a week to a person, never
 * to one who refused. Source: Cabinet Resolutions 56 and 57 of 2024.
 */
export const CALL_RULES = {
  source: "Cabinet Resolutions 56 and 57 of 2024",
  firstHour: 9,
  /** Calls end before this hour. */
  lastHour: 18,
  callsADay: 1,
  callsAWeek: 2,
} as const;

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
): CallPermission {
  const callsToday = calls.filter((call) => dubaiDay(call) === dubaiDay(time)).length;
  const callsThisWeek = calls.filter((call) => Math.abs(call - time) < CALL_WEEK).length;
  const counts = { callsToday, callsThisWeek };
  if (!hasPhone) return refused("There is no phone number", counts);
  if (isStopped) return refused(STOPPED, counts);
  if (!isCallingHour(time)) {
    return refused("Calls are allowed from 09:00 to 18:00 Dubai time", counts);
  }
  if (callsThisWeek >= CALL_RULES.callsAWeek) {
    return warned(`Called ${times(callsThisWeek)} in the last seven days`, counts);
  }
  if (callsToday >= CALL_RULES.callsADay) {
    return warned(`Called ${times(callsToday)} today`, counts);
  }
  return { verdict: "allowed", reason: null, ...counts };
}

function isCallingHour(time: number): boolean {
  const hour = new Date(time + DUBAI_OFFSET).getUTCHours();
  return CALL_RULES.firstHour <= hour && hour < CALL_RULES.lastHour;
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
