import { expect, test } from "vitest";
import {
  bookingWindow,
  meetingStart,
  meetingTimes,
  nextBookableDay,
  timesLeft,
  visitorBookingWindow,
} from "./meeting-times.ts";
import { dubaiOffice, londonOffice } from "./test-office.ts";

test("[9.003] there are 18 meeting times, half an hour apart, from 09:00 AM to 05:30 PM", () => {
  const morning = ["09:00 AM", "09:30 AM", "10:00 AM", "10:30 AM", "11:00 AM", "11:30 AM"];
  const noon = ["12:00 PM", "12:30 PM", "01:00 PM", "01:30 PM", "02:00 PM", "02:30 PM"];
  const afternoon = ["03:00 PM", "03:30 PM", "04:00 PM", "04:30 PM", "05:00 PM", "05:30 PM"];
  expect(meetingTimes(dubaiOffice)).toEqual([...morning, ...noon, ...afternoon]);
  const starts = meetingTimes(dubaiOffice).map((time) =>
    meetingStart("2026-06-01", time, dubaiOffice).getTime(),
  );
  for (const [index, start] of starts.slice(1).entries()) {
    expect(start - starts[index]!).toBe(30 * 60_000);
  }
});

test("a meeting time is in Dubai's time zone in every season", () => {
  expect(meetingStart("2026-01-15", "09:00 AM", dubaiOffice)).toEqual(
    new Date("2026-01-15T05:00:00Z"),
  );
  expect(meetingStart("2026-07-15", "12:30 PM", dubaiOffice)).toEqual(
    new Date("2026-07-15T08:30:00Z"),
  );
  expect(meetingStart("2026-07-15", "05:30 PM", dubaiOffice)).toEqual(
    new Date("2026-07-15T13:30:00Z"),
  );
});

test("[5.007] [9.004] a day that is today to 365 days ahead in any time zone can be booked", () => {
  expect(bookingWindow(new Date("2026-03-10T11:00:00Z"))).toEqual({
    first: "2026-03-09", // on Baker Island it is 11 in the evening of the 9th
    last: "2027-03-11", // on Kiritimati it is 1 in the morning of the 11th
  });
  expect(bookingWindow(new Date("2026-03-10T09:59:59Z"))).toEqual({
    first: "2026-03-09",
    last: "2027-03-10",
  });
  expect(bookingWindow(new Date("2026-03-10T12:00:00Z")).first).toBe("2026-03-10");
});

test("[5.007] every day of a date picker can be booked in every time zone", () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2026, 2, 10, hour, 30));
    const window = bookingWindow(now);
    for (let offset = -12; offset <= 14; offset += 0.25) {
      const there = Object.assign(new Date(now), { getTimezoneOffset: () => -offset * 60 });
      const { first, last } = visitorBookingWindow(there);
      expect(window.first <= first && last <= window.last).toBe(true);
    }
  }
});

test("[5.007] a visitor's date picker begins with the visitor's own today", () => {
  const evening = new Date("2026-03-10T23:00:00Z");
  const inNewYork = Object.assign(new Date(evening), { getTimezoneOffset: () => 240 });
  const inTokyo = Object.assign(new Date(evening), { getTimezoneOffset: () => -540 });
  expect(visitorBookingWindow(inNewYork)).toEqual({ first: "2026-03-10", last: "2027-03-10" });
  expect(visitorBookingWindow(inTokyo)).toEqual({ first: "2026-03-11", last: "2027-03-11" });
});

test("the times left of a day are those that have not begun in Dubai", () => {
  const noon = new Date("2026-03-10T08:00:00Z");
  expect(timesLeft("2026-03-10", noon, dubaiOffice)[0]).toBe("12:30 PM");
  expect(timesLeft("2026-03-10", new Date("2026-03-10T13:29:59Z"), dubaiOffice)).toEqual([
    "05:30 PM",
  ]);
  expect(timesLeft("2026-03-10", new Date("2026-03-10T13:30:00Z"), dubaiOffice)).toEqual([]);
  expect(timesLeft("2026-03-09", noon, dubaiOffice)).toEqual([]);
  expect(timesLeft("2026-03-11", noon, dubaiOffice)).toEqual(meetingTimes(dubaiOffice));
});

test("the first day that can be booked is today at the office until its last meeting begins", () => {
  const next = (time: string) => nextBookableDay(new Date(time), dubaiOffice);
  expect(next("2026-03-10T13:29:59Z")).toBe("2026-03-10");
  expect(next("2026-03-10T13:30:00Z")).toBe("2026-03-11");
  expect(next("2026-03-09T20:00:00Z")).toBe("2026-03-10"); // past midnight in Dubai
});

test("meeting times follow from the hours of the office and the length of a meeting", () => {
  expect(meetingTimes(londonOffice)).toEqual(
    "08:30 AM,09:30 AM,10:30 AM,11:30 AM,12:30 PM,01:30 PM,02:30 PM,03:30 PM".split(","),
  );
});

test("a meeting keeps its time of day when daylight saving time begins and ends", () => {
  const start = (date: string) => meetingStart(date, "08:30 AM", londonOffice).toISOString();
  expect(start("2026-03-28")).toBe("2026-03-28T08:30:00.000Z");
  expect(start("2026-03-29")).toBe("2026-03-29T07:30:00.000Z");
  expect(start("2026-10-24")).toBe("2026-10-24T07:30:00.000Z");
  expect(start("2026-10-25")).toBe("2026-10-25T08:30:00.000Z");
});
