import type { z } from "zod";
import type { Office } from "#domain/office.ts";
import { localDay, localTime } from "#domain/time-zone.ts";
import type { phoneCallPermission } from "./lead.ts";

const HOUR = 3_600_000;
export const CALL_WEEK = 7 * 24 * HOUR;

export const STOPPED = "This person asked not to be called";

export type PhoneCallPermission = z.infer<typeof phoneCallPermission>;

type PhoneCallHistory = {
  isStopped: boolean;
  /** Who noted a stop, and when, that the owner of the lead has neither confirmed nor dismissed. */
  stopNotedBy?: string | null;
  /** Without a number nobody can be called. */
  hasPhone: boolean;
  /** The times of phone calls to this person on all of their leads. */
  phoneCalls: readonly number[];
};

/** A phone call may be logged late, so all phone calls of that day count, and those within seven days before
 * or after. */
export function phoneCallPermissionAt(
  time: number,
  { isStopped, stopNotedBy, hasPhone, phoneCalls }: PhoneCallHistory,
  { timeZone, timeZoneName, phoneCalls: rules }: Office,
): PhoneCallPermission {
  const today = localDay(time, timeZone);
  const phoneCallsToday = phoneCalls.filter(
    (phoneCall) => localDay(phoneCall, timeZone) === today,
  ).length;
  const phoneCallsThisWeek = phoneCalls.filter(
    (phoneCall) => Math.abs(phoneCall - time) < CALL_WEEK,
  ).length;
  const counts = { phoneCallsToday, phoneCallsThisWeek };
  if (!hasPhone) return refused("There is no phone number", counts);
  if (isStopped) return refused(STOPPED, counts);
  const timeOfDay = localTime(time, timeZone).slice(11);
  if (timeOfDay < rules.from || timeOfDay >= rules.until) {
    const hours = `${rules.from} to ${rules.until}`;
    return refused(`Calls are allowed from ${hours} ${timeZoneName}`, counts);
  }
  if (stopNotedBy) {
    return warned(`This person asked not to be called, noted by ${stopNotedBy}`, counts);
  }
  if (phoneCallsThisWeek >= rules.perWeek) {
    return warned(`Called ${times(phoneCallsThisWeek)} in the last seven days`, counts);
  }
  if (phoneCallsToday >= rules.perDay) {
    return warned(`Called ${times(phoneCallsToday)} today`, counts);
  }
  return { verdict: "allowed", reason: null, ...counts };
}

type Counts = Pick<PhoneCallPermission, "phoneCallsToday" | "phoneCallsThisWeek">;

function refused(reason: string, counts: Counts): PhoneCallPermission {
  return { verdict: "refused", reason, ...counts };
}

function warned(reason: string, counts: Counts): PhoneCallPermission {
  return { verdict: "warned", reason, ...counts };
}

function times(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${count} times`;
}
