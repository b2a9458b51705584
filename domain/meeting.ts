import * as z from "zod/mini";
import { isCalendarDate, plainDate } from "./calendar-date.ts";
import {
  emailField,
  messageField,
  NAME_LENGTH_TEXT,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  oneLine,
  optionalChoice,
  phoneField,
} from "./contact-details.ts";
import { FAILURE_TEXTS } from "./lead-texts.ts";
import { bookingWindow, meetingTimes, nextBookableDay, timesLeft } from "./meeting-times.ts";
import type { Office } from "./office.ts";
import type { OptionLists } from "./option-lists.ts";

export const MEETING_ERRORS_HEADING = "Please fix the following errors:";

/** The last meeting of that day has begun. */
export function noTimeLeftText({ city }: Office): string {
  return `No time is left on this day in ${city}. Choose a later date.`;
}

type MeetingRules = {
  now: Date;
  office: Office;
  lists: OptionLists;
  days?: { first: string; last: string };
};

/** [3.001] The popup knows the visitor's time zone. The server does not, and accepts the days of any. */
export function meetingSchema({ now, office, lists, days = bookingWindow(now) }: MeetingRules) {
  const { first, last } = days;
  const fields = z.object({
    name: nameAtLeastTwoLetters,
    email: emailField("Valid email is required"),
    phone: phoneField("Valid phone number is required", office),
    // [5.005] [5.007] ISO dates compare as text.
    date: z.string("Date is required").check(
      z.overwrite(oneLine),
      z.minLength(1, { error: "Date is required", abort: true }),
      z.refine((day) => isCalendarDate(day) && first <= day && day <= last, {
        error: datesText(first, last, nextBookableDay(now, office)),
        abort: true,
      }),
      z.refine((day) => timesLeft(day, now, office).length > 0, {
        error: noTimeLeftText(office),
        abort: true,
      }),
    ),
    time: z.string("Time is required").check(
      z.overwrite(oneLine),
      z.minLength(1, { error: "Time is required", abort: true }),
      z.refine((time) => meetingTimes(office).includes(time), {
        error: FAILURE_TEXTS.validation,
        abort: true,
      }),
    ),
    propertyInterest: optionalChoice(lists.propertyInterests),
    message: messageField,
  });
  return fields.check(
    z.refine(({ date, time }) => timesLeft(date, now, office).includes(time), {
      error: `This time has passed in ${office.city}. Choose a later one.`,
      path: ["time"],
    }),
  );
}

/** Names the bookable days, from the first with a time left. */
function datesText(first: string, last: string, next: string): string {
  return `Choose a date from ${plainDate(first < next ? next : first)} to ${plainDate(last)}.`;
}

// [5.002] Unlike the other forms, this one treats a single letter as a missing name.
const nameAtLeastTwoLetters = z
  .string("Name is required")
  .check(
    z.overwrite(oneLine),
    z.minLength(NAME_MIN_LENGTH, "Name is required"),
    z.maxLength(NAME_MAX_LENGTH, NAME_LENGTH_TEXT),
  );

export type Meeting = z.infer<ReturnType<typeof meetingSchema>>;

/** With what the request says beside its body. */
export type MeetingLead = Meeting & {
  /** A home or a development (`parseHomeSubject`). */
  about?: string;
  /** The visitor's. */
  timeZone?: string;
};
