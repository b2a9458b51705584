import { expect, test } from "vitest";
import { company as demoCompany } from "#catalog/company.ts";
import { meetingInvitation } from "./invitation.ts";
import { makeMeetingLead } from "#server/testing/test-leads.ts";

const office = { name: 'Harbour "Homes"', address: "sales@example.com" };
const company = { ...demoCompany, name: "Harbour Homes", email: "hello@harbour.example.com" };

function invite(name: string): string {
  const lead = makeMeetingLead({ name });
  return meetingInvitation(lead, { name, address: lead.details.email }, { office, company }) ?? "";
}

const unfold = (text: string) => text.replaceAll("\r\n ", "");

test("[9.003] the invitation is for half an hour at the time in Dubai, tentative", () => {
  const lines = unfold(invite("Amina Khan")).split("\r\n");
  for (const line of [
    "METHOD:REQUEST",
    "UID:M-3F9A02C1-20260312T103000Z@harbour.example.com",
    "DTSTAMP:20260310T080000Z",
    "DTSTART:20260312T103000Z",
    "DTEND:20260312T110000Z",
    "STATUS:TENTATIVE",
    "SUMMARY:Meeting: Amina Khan and Harbour Homes",
    "ORGANIZER;CN=\"Harbour 'Homes'\":mailto:sales@example.com",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.find((line) => line.startsWith("ATTENDEE"))).toMatch(/mailto:amina@example\.com$/);
});

test("a name cannot add a line", () => {
  const text = unfold(invite('A;B,C\\D"E'));
  expect(text).toContain('SUMMARY:Meeting: A\\;B\\,C\\\\D"E and');
  expect(text).toContain('ATTENDEE;CN="A;B,C\\D\'E";');
});

test("no line is longer than 75 bytes, and no character is split", () => {
  const name = "محمد".repeat(20);
  const lines = invite(name).split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(lines.join("\r\n"))).toContain(name);
});
