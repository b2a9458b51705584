import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import type { Lead } from "#server/leads/kinds/lead.ts";
import { composeMail, type MailPurpose } from "./compose.ts";
import {
  makeBrokerLead,
  makeHomeQuestionLead,
  makeInterestLead,
  makeMeetingLead,
  makeNewsletterLead,
} from "#server/testing/test-leads.ts";

const office = { name: "Sales", address: "sales@example.com" };

function compose(purpose: MailPurpose, lead: Lead) {
  return composeMail("message-id", purpose, lead, { office, company });
}

test("the office's mail has every field, and its reply goes to the visitor", () => {
  const mail = compose("office-notice", makeMeetingLead());
  expect(mail).toMatchObject({
    id: "message-id",
    to: office,
    replyTo: { name: "Amina Khan", address: "amina@example.com" },
    subject: "Meeting request: Amina Khan",
  });
  for (const line of [
    "Reference: M-3F9A02C1",
    "Phone: +971 50 123 4567",
    "Date: Thursday, 12 March 2026",
    "Time (Dubai): 02:30 PM",
    "Interested in: Buy a Property",
    "Message: Two bedrooms,\nplease.",
  ]) {
    expect(mail.text).toContain(line);
  }
  expect(mail.html).toContain("Two bedrooms,<br>please.");
  expect(mail.invitation).toContain("BEGIN:VEVENT");
});

test("the receipt repeats the visitor's choices, not the message", () => {
  const mail = compose("visitor-receipt", makeMeetingLead());
  expect(mail).toMatchObject({
    to: { name: "Amina Khan", address: "amina@example.com" },
    replyTo: office,
    subject: "We have your meeting request (M-3F9A02C1)",
    automatic: true,
  });
  expect(mail.text).toContain("Dear Amina Khan,");
  expect(mail.text).toContain("Thursday, 12 March 2026\n02:30 PM, Dubai time");
  expect(mail.text).not.toContain("Two bedrooms");
});

test("the receipt of a meeting says where it is, how to change it, and on which number we call", () => {
  const lead = makeMeetingLead({ phone: "0300 1234567", about: "indus-residence.A-304" });
  const { text } = compose("visitor-receipt", lead);
  for (const line of [
    `About: A-304, Indus Residence\n${company.siteUrl}/homes/indus-residence?home=A-304`,
    "Where: At our office, Office 1804, Meander House",
    "How long: 30 minutes",
    "Your phone number: +92 300 1234567",
    "To change or cancel it, or to meet by video or phone instead, answer this mail.",
  ]) {
    expect(text).toContain(line);
  }
  const casino = makeMeetingLead({ phone: "0300 1234567 casino.example", about: "casino.A-304" });
  expect(compose("visitor-receipt", casino).text).toContain("+92 300 1234567\n");
  expect(compose("visitor-receipt", casino).text).not.toContain("casino");
});

test.for([
  ["Asia/Karachi", "02:30 PM, Dubai time (03:30 PM in your time, Asia/Karachi)"],
  ["America/New_York", "02:30 PM, Dubai time (06:30 AM in your time, America/New York)"],
  ["Pacific/Auckland", "02:30 PM, Dubai time (11:30 PM in your time, Pacific/Auckland)"],
  ["Asia/Muscat", "02:30 PM, Dubai time\n"],
] as const)("in %s the receipt says the time on the visitor's clock", ([timeZone, line]) => {
  expect(compose("visitor-receipt", makeMeetingLead({ timeZone })).text).toContain(line);
});

test("the receipt says the visitor's day where it is another", () => {
  const lead = makeMeetingLead({ time: "09:00 AM", timeZone: "Pacific/Honolulu" });
  expect(compose("visitor-receipt", lead).text).toContain(
    "09:00 AM, Dubai time (07:00 PM on Wednesday, 11 March 2026 in your time, Pacific/Honolulu)",
  );
});

test("a receipt contains no link from the form", () => {
  const mail = compose("visitor-receipt", makeMeetingLead({ name: "Win at casino.example/now" }));
  expect(JSON.stringify(mail)).not.toContain("casino");
  expect(mail.text).toContain("Dear visitor,");
});

test("a broker's documents are listed by name and size, and missing ones too", () => {
  const passport = {
    field: "passport" as const,
    fileName: "my passport.pdf",
    storedName: "x.pdf",
    bytes: 2_345_678,
    sha256: "",
  };
  const mail = compose("office-notice", makeBrokerLead({ documents: [passport] }));
  expect(mail.text).toContain("Passport: my passport.pdf (2.3 MB)");
  expect(mail.text).toContain("Missing documents: Resume/CV");
  expect(mail.invitation).toBeUndefined();
});

test("the mail about a suspected lead gives the reason", () => {
  const mail = compose("office-notice", makeBrokerLead({ suspicion: "honeypot" }));
  expect(mail.text).toContain("a field that people cannot see was filled");
});

test("nothing a visitor writes becomes HTML", () => {
  const lead = makeMeetingLead({
    name: 'A <b>"Bold"</b> & Co',
    message: "<script>alert(1)</script>",
  });
  const { html } = compose("office-notice", lead);
  expect(html).toContain("A &lt;b&gt;&quot;Bold&quot;&lt;/b&gt; &amp; Co");
  expect(html).not.toContain("<script>");
});

test("a meeting at a time that is not offered is shown unchanged, without an invitation", () => {
  const lead = makeMeetingLead({ date: "12 March", time: "25:00" });
  for (const purpose of ["office-notice", "visitor-receipt"] as const) {
    const mail = compose(purpose, lead);
    expect(mail.text).toContain("12 March\n25:00, Dubai time");
    expect(mail.text).not.toContain("invitation");
    expect(mail.invitation).toBeUndefined();
  }
  expect(compose("visitor-receipt", makeMeetingLead()).text).toContain("the attached invitation");
});

test("the office dials the number that the receipt says", () => {
  const lead = makeMeetingLead({ phone: "050 123 4567", timeZone: "Asia/Riyadh" });
  expect(compose("visitor-receipt", lead).text).toContain("Your phone number: +966 50 123 4567");
  expect(compose("office-notice", lead).html).toContain("tel:+966501234567");
  const unknown = makeMeetingLead({ phone: "044 123 4567" });
  expect(compose("office-notice", unknown).html).toContain("tel:0441234567");
});

test("the office gets the mail of a lead whose e-mail address is not valid", () => {
  const mail = compose("office-notice", makeMeetingLead({ email: "a@b.c,d" }));
  expect(mail.text).toContain("E-mail: a@b.c,d");
  expect(mail.text).not.toContain("Your reply to this mail goes to the visitor.");
  expect(mail.replyTo).toBeUndefined();
  expect(mail.invitation).not.toContain("ATTENDEE");
});

test("a newsletter sign-up has its own notice and receipt", () => {
  const notice = compose("office-notice", makeNewsletterLead());
  expect(notice.subject).toBe("Newsletter sign-up: amina@example.com");
  expect(notice.text).toContain("Subject: Newsletter\nPage: About\nAddress of the page: /about");
  expect(notice.html).not.toContain("tel:");
  const receipt = compose("visitor-receipt", makeNewsletterLead());
  expect(receipt.subject).toBe("We have your sign-up (C-3F9A02C1)");
  expect(receipt.text).toContain("Dear visitor,");
  expect(receipt.text).toContain("answer this mail and we will take your address off the list");
});

test("the register of interest tells the visitor what happens on the day of the release", () => {
  const notice = compose("office-notice", makeInterestLead());
  expect(notice.subject).toBe("Register of interest: Zara Ahmed");
  expect(notice.text).toContain(
    `About: Indus Residence Phase 2\n${company.siteUrl}/homes/indus-residence-phase-2`,
  );
  const receipt = compose("visitor-receipt", makeInterestLead());
  expect(receipt.subject).toBe("You are on the list (C-3F9A02C1)");
  expect(receipt.text).toContain("your interest in Indus Residence Phase 2");
  expect(receipt.text).toContain("We will write to you on the day of the release.");
  expect(receipt.text).toContain("answer this mail and we will take your address off the list");
});

test("a question about a home names it with its link, and the office sees the price shown", () => {
  const link = `About: A-304, Indus Residence\n${company.siteUrl}/homes/indus-residence?home=A-304`;
  const notice = compose("office-notice", makeHomeQuestionLead());
  expect(notice.subject).toBe("Question about a home: Zara Ahmed");
  expect(notice.text).toContain(link);
  expect(notice.text).toContain("Price shown: about PKR 93,000,000");
  const receipt = compose("visitor-receipt", makeHomeQuestionLead());
  expect(receipt.subject).toBe("We have your question (C-3F9A02C1)");
  expect(receipt.text).toContain(link);
  expect(receipt.text).not.toContain("Is the view open?");
  expect(receipt.text).not.toContain("PKR");
});

test("an Urdu name and message are isolated in the mails, without losing a letter", () => {
  const lead = makeMeetingLead({ name: "علی خان", message: "دو کمرے\nOK" });
  const notice = compose("office-notice", lead);
  expect(notice.text).toContain("Name: \u2068علی خان\u2069\n");
  expect(notice.text).toContain("Message: \u2068دو کمرے\u2069\n\u2068OK\u2069");
  expect(notice.text).toContain("E-mail: amina@example.com\n");
  expect(notice.html).toMatch(/<td class="value" dir="auto"[^>]*>علی خان<\/td>/);
  expect(notice.html).not.toContain("\u2068");
  const receipt = compose("visitor-receipt", lead);
  expect(receipt.text).toContain("Dear \u2068علی خان\u2069,");
  expect(receipt.html).toContain("Dear <bdi>علی خان</bdi>,");
  for (const mail of [notice, receipt]) {
    expect(JSON.stringify([mail.subject, mail.to, mail.replyTo, mail.invitation])).not.toMatch(
      /[\u2068\u2069]/,
    );
  }
});

test("typed text cannot end its isolate", () => {
  const lead = makeMeetingLead({ name: "علی\u2069 \u202eخان", message: "\u2068" });
  const { text, html } = compose("office-notice", lead);
  expect(text).toContain("Name: \u2068علی خان\u2069\n");
  expect(html).not.toContain("<bdi>");
});

test("a document's Urdu name does not reorder its size", () => {
  const passport = {
    field: "passport" as const,
    fileName: "پاسپورٹ.pdf",
    storedName: "x.pdf",
    bytes: 2_345_678,
    sha256: "",
  };
  const { text, html } = compose("office-notice", makeBrokerLead({ documents: [passport] }));
  expect(text).toContain("Passport: \u2068\u2068پاسپورٹ.pdf\u2069 (2.3 MB)\u2069");
  expect(html).toContain("<bdi>پاسپورٹ.pdf</bdi> (2.3 MB)");
});
