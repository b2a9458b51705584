import { expect, test } from "vitest";
import { paymentsCalendar } from "./payments-calendar.ts";
import { MINOR_UNITS } from "./amounts.ts";
import { purchasePlan, readyTerms } from "./test-purchase.ts";

function calendarOf({ lines }: ReturnType<typeof purchasePlan>): string {
  return paymentsCalendar({
    lines,
    home: "warsan-tower-A-304",
    company: "Indus Gulf",
    domain: "example.com",
    writtenAt: new Date("2026-11-16T08:00:00Z"),
    summary: ({ kind }, own) => `${kind}, AED ${own / MINOR_UNITS}`,
    description: ({ rule, source }) => `${rule}; ${source}`,
  });
}

test("a payment is a day in the calendar with a reminder a week before", () => {
  const [booking] = purchasePlan().lines;
  expect(calendarOf({ ...purchasePlan(), lines: [booking!] })).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Indus Gulf//Website//EN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:warsan-tower-A-304-booking@example.com",
      "DTSTAMP:20261116T080000Z",
      "DTSTART;VALUE=DATE:20261116",
      "DTEND;VALUE=DATE:20261117",
      "SUMMARY:booking\\, AED 100000",
      "DESCRIPTION:atBooking\\; plan",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:booking\\, AED 100000",
      "TRIGGER:-P7D",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("every payment of the buyer has one event, and a receipt has none", () => {
  const purchase = purchasePlan(
    { pay: "mortgage", rent: 7_200_000, years: 2 },
    { terms: readyTerms },
  );
  const calendar = calendarOf(purchase);
  const ids = calendar.match(/(?<=UID:warsan-tower-A-304-).*(?=@)/g);
  expect(ids).toEqual(purchase.lines.filter(({ amount }) => amount > 0).map(({ id }) => id));
  expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(ids!.length);
});

test("an event names the buyer's part, and a payment that the bank makes has none", () => {
  // The loan of 80 % pays most of the 90 % that are due at the transfer.
  const ready = calendarOf(purchasePlan({ pay: "mortgage" }, { terms: readyTerms }));
  expect(ready).toContain("SUMMARY:keys\\, AED 100000\r\n");
  const offPlan = calendarOf(purchasePlan({ pay: "mortgage" }));
  expect(offPlan).not.toContain("A-304-keys@");
});

test("lines of a calendar have at most 75 bytes", () => {
  const lines = purchasePlan().lines.slice(0, 1);
  const calendar = paymentsCalendar({
    lines,
    home: "a",
    company: "b",
    domain: "c",
    writtenAt: new Date(0),
    summary: () => "قسط ".repeat(60),
    description: () => "",
  });
  const bytes = calendar.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll("\r\n ", "")).toContain("قسط ".repeat(60));
});
