import { expect, test } from "vitest";
import { meetingSchema } from "./meeting.ts";
import { testLists as lists } from "./test-forms.ts";
import { dubaiOffice as office } from "./test-office.ts";

const now = new Date("2026-03-10T08:00:00Z");

function makeMeeting(changes: Record<string, unknown> = {}) {
  return {
    name: "Amina Khan",
    email: "amina@example.com",
    phone: "+971 50 123 4567",
    date: "2026-03-12",
    time: "10:30 AM",
    propertyInterest: "Buy a Property",
    message: "Two bedrooms, please.",
    ...changes,
  };
}

function messagesFor(changes: Record<string, unknown>): string[] {
  const result = meetingSchema({ now, office, lists }).safeParse(makeMeeting(changes));
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

test("[3.001] a meeting request keeps its seven fields and drops what it does not know", () => {
  expect(meetingSchema({ now, office, lists }).parse(makeMeeting({ colour: "red" }))).toEqual(
    makeMeeting(),
  );
});

test("[3.001] the message may be left out", () => {
  const request = makeMeeting({ message: undefined });
  expect(meetingSchema({ now, office, lists }).parse(request)).toEqual(request);
});

test("[5.002] a name has at least 2 characters after trimming", () => {
  expect(messagesFor({ name: "  A  " })).toEqual(["Name is required"]);
  expect(messagesFor({ name: undefined })).toEqual(["Name is required"]);
  expect(messagesFor({ name: " Al " })).toEqual([]);
});

test("[5.003] an e-mail is text, @, text, dot, text", () => {
  for (const email of [
    "",
    "amina",
    "amina@example",
    "@example.com",
    "a b@example.com",
    "a@b@c.d",
  ]) {
    expect(messagesFor({ email })).toEqual(["Valid email is required"]);
  }
  expect(messagesFor({ email: " a@b.c " })).toEqual([]);
});

test("[5.004] a phone number has at least 10 digits, with any characters between them", () => {
  expect(messagesFor({ phone: "+971 50 123 45" })).toEqual([]);
  expect(messagesFor({ phone: "050-123-456" })).toEqual(["Valid phone number is required"]);
});

test("[5.005] [5.006] date and time must not be empty", () => {
  expect(messagesFor({ date: "", time: "" })).toEqual(["Date is required", "Time is required"]);
  expect(messagesFor({ date: undefined, time: undefined })).toEqual([
    "Date is required",
    "Time is required",
  ]);
});

test("[5.001] an empty form shows all messages in the order of its fields", () => {
  expect(
    meetingSchema({ now, office, lists })
      .safeParse({})
      .error?.issues.map((issue) => issue.message),
  ).toEqual([
    "Name is required",
    "Valid email is required",
    "Valid phone number is required",
    "Date is required",
    "Time is required",
  ]);
});

test("[5.007] [9.004] a meeting is today at the earliest and 365 days ahead at the latest", () => {
  for (const date of ["2026-03-10", "2027-03-10"]) {
    expect(messagesFor({ date, time: "05:30 PM" })).toEqual([]);
  }
  for (const date of ["2026-03-08", "2027-03-11", "2026-02-30", "tomorrow"]) {
    expect(messagesFor({ date })).toEqual(["Choose a date from 10 March 2026 to 10 March 2027."]);
  }
});

test("a time that has passed in Dubai is refused, and so is a day without any left", () => {
  expect(messagesFor({ date: "2026-03-10", time: "12:00 PM" })).toEqual([
    "This time has passed in Dubai. Choose a later one.",
  ]);
  expect(messagesFor({ date: "2026-03-10", time: "12:30 PM" })).toEqual([]);
  // At 08:00 UTC it is still the 9th in Honolulu.
  expect(messagesFor({ date: "2026-03-09" })).toEqual([
    "No time is left on this day in Dubai. Choose a later date.",
  ]);
});

test("the dates to choose from begin with the first day that has a time left", () => {
  function message(now: string): string | undefined {
    const schema = meetingSchema({ now: new Date(now), office, lists });
    const { error } = schema.safeParse(makeMeeting({ date: "2030-01-01" }));
    return error?.issues[0]?.message;
  }
  // The last meeting begins at 05:30 PM in Dubai.
  expect(message("2026-03-10T13:29:00Z")).toMatch(/^Choose a date from 10 March 2026 to/);
  expect(message("2026-03-10T13:30:00Z")).toMatch(/^Choose a date from 11 March 2026 to/);
});

test("[5.001] a time that has passed is reported with the other errors", () => {
  expect(messagesFor({ name: "", date: "2026-03-10", time: "09:00 AM" })).toEqual([
    "Name is required",
    "This time has passed in Dubai. Choose a later one.",
  ]);
});

test("[5.007] with the visitor's booking window only its days are allowed", () => {
  const schema = meetingSchema({
    now,
    office,
    lists,
    days: { first: "2026-03-10", last: "2027-03-10" },
  });
  for (const date of ["2026-03-10", "2027-03-10"]) {
    expect(schema.safeParse(makeMeeting({ date, time: "01:00 PM" })).success).toBe(true);
  }
  for (const date of ["2026-03-09", "2027-03-11"]) {
    expect(schema.safeParse(makeMeeting({ date })).success).toBe(false);
  }
});

test("[9.003] a meeting begins at one of the 18 times", () => {
  expect(messagesFor({ time: "06:00 PM" })).toEqual(["Please check your input and try again."]);
});

test("[3.017] the interest is one of three, or left open", () => {
  expect(messagesFor({ propertyInterest: "" })).toEqual([]);
  expect(messagesFor({ propertyInterest: undefined })).toEqual([]);
  expect(messagesFor({ propertyInterest: "Sell" })).toEqual([
    "Please check your input and try again.",
  ]);
});

test("[5.009] [9.004] names have up to 100 characters, messages up to 1000", () => {
  expect(messagesFor({ name: "n".repeat(100), message: "m".repeat(1000) })).toEqual([]);
  expect(messagesFor({ name: "n".repeat(101), message: "m".repeat(1001) })).toEqual([
    "Name must be between 2 and 100 characters",
    "Message must be less than 1000 characters",
  ]);
});

test("control characters never reach the office, line breaks of a message do", () => {
  const meeting = makeMeeting({ name: "Amina\r\nBcc: all", message: "one\r\ntwo\u0000" });
  expect(meetingSchema({ now, office, lists }).parse(meeting)).toMatchObject({
    name: "Amina Bcc: all",
    message: "one\ntwo",
  });
});
