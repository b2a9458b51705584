import { expect, test } from "vitest";
import { dubaiOffice, londonOffice } from "#domain/test-office.ts";
import * as rules from "./phone-call-rules.ts";

/** A Tuesday in Dubai, four hours ahead of UTC. */
const dubai = (time: string, day = "2026-03-10") => Date.parse(`${day}T${time}:00+04:00`);

const phoneCallPermissionAt = (
  time: number,
  history: Parameters<typeof rules.phoneCallPermissionAt>[1],
  office = dubaiOffice,
) => rules.phoneCallPermissionAt(time, history, office);

const person = { isStopped: false, hasPhone: true, phoneCalls: [] as number[] };

test.for([
  ["08:59", "refused"],
  ["09:00", "allowed"],
  ["17:59", "allowed"],
  ["18:00", "refused"],
  ["02:00", "refused"],
])("at %s in Dubai a phone call is %s", ([time, verdict]) => {
  expect(phoneCallPermissionAt(dubai(time!), person).verdict).toBe(verdict);
});

test("a second phone call on a day is warned about", () => {
  const phoneCalls = [dubai("09:30")];
  expect(phoneCallPermissionAt(dubai("17:00"), { ...person, phoneCalls })).toEqual({
    verdict: "warned",
    reason: "Called once today",
    phoneCallsToday: 1,
    phoneCallsThisWeek: 1,
  });
  expect(
    phoneCallPermissionAt(dubai("09:00", "2026-03-11"), { ...person, phoneCalls }).verdict,
  ).toBe("allowed");
});

test("a third phone call in seven days is warned about", () => {
  const phoneCalls = [dubai("12:00", "2026-03-05"), dubai("12:00", "2026-03-08")];
  expect(phoneCallPermissionAt(dubai("12:00"), { ...person, phoneCalls })).toMatchObject({
    verdict: "warned",
    reason: "Called twice in the last seven days",
    phoneCallsToday: 0,
    phoneCallsThisWeek: 2,
  });
  expect(
    phoneCallPermissionAt(dubai("12:01", "2026-03-12"), { ...person, phoneCalls }).verdict,
  ).toBe("allowed");
});

test("a day begins at midnight in Dubai, not in UTC", () => {
  const phoneCalls = [dubai("17:30", "2026-03-09")];
  expect(phoneCallPermissionAt(dubai("09:00"), { ...person, phoneCalls }).phoneCallsToday).toBe(0);
});

test("a person who said stop, or without a number, is never called", () => {
  for (const state of [{ isStopped: true }, { hasPhone: false }]) {
    expect(phoneCallPermissionAt(dubai("12:00"), { ...person, ...state }).verdict).toBe("refused");
  }
});

test("a phone call that is logged late counts the later ones too", () => {
  const permission = (phoneCall: number) =>
    phoneCallPermissionAt(dubai("10:00"), {
      ...person,
      phoneCalls: [phoneCall, dubai("12:00", "2026-03-05")],
    });
  expect(permission(dubai("16:00"))).toMatchObject({ phoneCallsToday: 1, phoneCallsThisWeek: 2 });
  expect(permission(dubai("09:30", "2026-03-11"))).toMatchObject({
    verdict: "warned",
    reason: "Called twice in the last seven days",
  });
});

test("hours, limits and clock are those of the office", () => {
  const inLondon = (time: string, phoneCalls: number[] = []) =>
    phoneCallPermissionAt(Date.parse(time), { ...person, phoneCalls }, londonOffice);
  expect(inLondon("2026-07-01T06:59:00Z").reason).toBe(
    "Calls are allowed from 08:00 to 21:00 London time",
  );
  expect(inLondon("2026-07-01T07:00:00Z").verdict).toBe("allowed");
  expect(inLondon("2026-12-01T07:00:00Z").verdict).toBe("refused");
  const once = [Date.parse("2026-07-01T07:00:00Z")];
  expect(inLondon("2026-07-01T09:00:00Z", once).verdict).toBe("allowed");
  expect(inLondon("2026-07-01T09:00:00Z", [...once, ...once]).verdict).toBe("warned");
});
