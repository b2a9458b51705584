import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { company } from "#catalog/company.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { composeMail } from "./compose.ts";
import { openFolderMailer } from "./folder-mailer.ts";
import { openSmtpMailer } from "./smtp-mailer.ts";
import { makeInterestLead, makeMeetingLead } from "#server/testing/test-leads.ts";
import { startSmtpServer } from "#server/testing/test-smtp-server.ts";

const from = { name: "Indus Gulf", address: "no-reply@example.com" };
const sender = { office: { name: "Sales", address: "sales@example.com" }, company };
const mail = composeMail("0b7d2c1e", "visitor-receipt", makeMeetingLead(), sender);

test("a mail in the outbox folder is a file that any mail program opens", async () => {
  const folder = makeFolder();
  const mailer = await openFolderMailer(folder, from);
  await mailer.send(mail);
  await mailer.send(mail); // a second attempt takes the first one's place
  expect(readdirSync(folder)).toEqual(["2026-03-10T08-00-00-000Z-0b7d2c1e.eml"]);
  const content = readFileSync(join(folder, readdirSync(folder)[0]!), "utf8");
  for (const part of [
    "From: Indus Gulf <no-reply@example.com>\r\n",
    "To: Amina Khan <amina@example.com>\r\n",
    "Reply-To: Sales <sales@example.com>\r\n",
    "Message-ID: <0b7d2c1e@example.com>\r\n",
    "Auto-Submitted: auto-replied\r\n",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Type: text/html; charset=utf-8",
    "Content-Type: text/calendar; charset=utf-8; method=REQUEST",
    "filename=meeting.ics",
  ]) {
    expect(content).toContain(part);
  }
});

test("forgetting removes a stored mail, also an incomplete one", async () => {
  const folder = makeFolder();
  const mailer = await openFolderMailer(folder, from);
  await mailer.send(mail);
  writeFileSync(join(folder, `${readdirSync(folder)[0]}.part`), "Dear Am");
  await mailer.forget(mail);
  expect(readdirSync(folder)).toEqual([]);
});

test("a mail is sent by SMTP", async () => {
  const server = await startSmtpServer();
  const mailer = openSmtpMailer(server.url, from);
  onTestFinished(() => (mailer.close(), server.close()));
  await mailer.send(mail);
  expect(server.mails).toMatchObject([{ from: "no-reply@example.com", to: "amina@example.com" }]);
  expect(server.mails[0]?.content).toContain("Message-ID: <0b7d2c1e@example.com>");
});

test("the receipt of a register of interest arrives by SMTP, with the link to the homes", async () => {
  const server = await startSmtpServer();
  const mailer = openSmtpMailer(server.url, from);
  onTestFinished(() => (mailer.close(), server.close()));
  await mailer.send(composeMail("1c8e", "visitor-receipt", makeInterestLead(), sender));
  expect(server.mails).toMatchObject([{ to: "zara@example.com" }]);
  const content = server.mails[0]!.content.replace(/=\n/g, "");
  expect(content).toContain("Subject: You are on the list (C-3F9A02C1)");
  expect(content).toContain("We will write to you on the day of the release.");
  expect(content).toContain("/homes/indus-residence-phase-2");
});

test("sending rejects when the server refuses the mail or is not reachable", async () => {
  const server = await startSmtpServer("refusing");
  const mailer = openSmtpMailer(server.url, from);
  await expect(mailer.send(mail)).rejects.toThrow("550");
  mailer.close();
  server.close();
  const nowhere = openSmtpMailer("smtp://127.0.0.1:1", from);
  await expect(nowhere.send(mail)).rejects.toThrow("ECONNREFUSED");
  nowhere.close();
});

test("a line break in a name adds no header", async () => {
  const folder = makeFolder();
  const mailer = await openFolderMailer(folder, from);
  const to = { name: "A\r\nBcc: all@example.com", address: "a@example.com" };
  await mailer.send({ ...mail, to, subject: "S\r\nBcc: all@example.com" });
  const content = readFileSync(join(folder, readdirSync(folder)[0]!), "utf8");
  expect(content).not.toMatch(/^Bcc:/im);
});
