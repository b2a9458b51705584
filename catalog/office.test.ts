import { expect, test } from "vitest";
import { meetingTimes } from "#domain/meeting-times.ts";
import { office } from "./office.ts";

test("[9.003] the hours of the office make the 18 times of the specification", () => {
  expect(meetingTimes(office)).toEqual([
    "09:00 AM",
    "09:30 AM",
    "10:00 AM",
    "10:30 AM",
    "11:00 AM",
    "11:30 AM",
    "12:00 PM",
    "12:30 PM",
    "01:00 PM",
    "01:30 PM",
    "02:00 PM",
    "02:30 PM",
    "03:00 PM",
    "03:30 PM",
    "04:00 PM",
    "04:30 PM",
    "05:00 PM",
    "05:30 PM",
  ]);
});
