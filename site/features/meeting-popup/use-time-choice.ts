import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Meeting, noTimeLeftText } from "#domain/meeting.ts";
import { meetingTimes, timesLeft, visitorBookingWindow } from "#domain/meeting-times.ts";
import { company } from "#catalog/company.ts";
import { office } from "#catalog/office.ts";
import { dateNote } from "./date-note.ts";
import { timeZoneText } from "./time-zone-text.ts";

const MINUTE = 60_000;

export function useTimeChoice({ control, setValue }: UseFormReturn<Meeting>) {
  const now = useNow();
  const { first, last } = visitorBookingWindow(now); // the window of [5.007]
  const [date, time] = useWatch({ control, name: ["date", "time"] });
  // While a date is typed, its year is still incomplete.
  const canBeChosen = first <= date && date <= last;
  const times = canBeChosen ? timesLeft(date, now, office) : meetingTimes(office);
  const hasPassed = time !== "" && !times.includes(time);

  // The time is no longer available, so it is deselected.
  useEffect(() => {
    if (hasPassed) setValue("time", "");
  }, [hasPassed, setValue]);

  const officeDays = { closedDays: office.closedDays, openDays: company.openingHours.days };
  const note = times.length > 0 ? dateNote(date, officeDays) : noTimeLeftText(office);
  return { first, last, times, timeZone: timeZoneText(canBeChosen ? date : first), note };
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
