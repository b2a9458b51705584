import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { company } from "#catalog/company.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { createFindCode } from "#server/desk/sign-in/code-repository.ts";
import { codeOfSeed } from "#server/desk/sign-in/make-code.ts";
import { openSmtpMailer } from "#server/delivery/mail/smtp-mailer.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { addPerson, cookieOf, makeDesk } from "#server/testing/test-desk.ts";
import { contact } from "#server/testing/test-app.ts";
import { startSmtpServer } from "#server/testing/test-smtp-server.ts";
import { forgetDeskMails } from "./desk-mails.ts";
import { startOutbox } from "./worker.ts";

const office = { name: "Office", address: "office@example.com" };
const MINUTE = 60_000;

/** A desk whose outbox sends to a real mail server. */
async function openDesk(dialect: (typeof DIALECTS)[number], deskSecret?: string) {
  const smtp = await startSmtpServer();
  const mailer = openSmtpMailer(smtp.url, office);
  const outcomes: string[] = [];
  let passed = 0;
  const now = () => new Date(Date.parse("2026-03-10T08:00:00Z") + passed);
  const database = await openTestDatabase(dialect);
  const outbox = startOutbox({
    database,
    mailer,
    now,
    crm: null,
    deskUrl: "https://www.example.com/desk",
    findCode: createFindCode(database, createCodeHash(database, deskSecret), now),
    isIntakeBusy: () => false,
    log: pino({ level: "silent" }),
    sender: { office, company },
    count: (purpose, outcome) => void outcomes.push(`${purpose} ${outcome}`),
  });
  onTestFinished(async () => {
    smtp.close();
    await outbox.close();
    mailer.close();
  });
  const desk = await makeDesk({ database, outbox, now, deskSecret });
  const { id, email } = await addPerson(desk, "manager");
  return {
    ...desk,
    id,
    smtp,
    outbox,
    outcomes,
    now,
    wait: (milliseconds: number) => void (passed += milliseconds),
    askForCode: (cookie = "") => desk.request("POST", "/sign-in/code", { email }, { cookie }),
    signIn: (code: string) => desk.request("POST", "/sign-in/code/check", { email, code }),
    rows: () => database.all(anyRow, "select * from desk_mails order by written_at"),
  };
}

const codeIn = ({ content }: { content: string }) => /^\d{4} \d{4}$/m.exec(content)![0];

test.for(DIALECTS)(
  "%s: a code that the mail server refuses at first is sent some seconds later",
  async (dialect) => {
    const { smtp, outcomes, wait, ...desk } = await openDesk(dialect);
    smtp.peer.behaviour = "greylisting";
    await desk.askForCode();
    await expect.poll(() => outcomes).toEqual(["code failed"]);
    smtp.peer.behaviour = "taking";
    wait(6000);
    desk.outbox.notify(true);
    await expect.poll(() => outcomes).toEqual(["code failed", "code sent"]);
    expect(await desk.signIn(codeIn(smtp.mails[0]!))).toMatchObject({ status: 200 });
  },
);

test.for(DIALECTS)(
  "%s: a refused code is retried every minute, and not sent after it expired",
  async (dialect) => {
    const { smtp, outcomes, wait, ...desk } = await openDesk(dialect);
    smtp.peer.behaviour = "greylisting";
    await desk.askForCode();
    for (let minute = 1; minute < CODE_MINUTES; minute++) {
      await expect.poll(() => outcomes).toHaveLength(minute);
      wait(minute === 1 ? MINUTE : 1.2 * MINUTE); // the longest wait
      if (minute * 1.2 > CODE_MINUTES - 1) break;
      desk.outbox.notify(true);
    }
    expect(new Set(outcomes)).toEqual(new Set(["code failed"]));
    expect(outcomes.length).toBeGreaterThan(6);
    smtp.peer.behaviour = "taking";
    wait(CODE_MINUTES * MINUTE);
    desk.outbox.notify(true);
    await expect.poll(() => outcomes.at(-1)).toBe("code dropped");
    expect(smtp.mails).toEqual([]);
    expect(await desk.rows()).toMatchObject([{ state: "dropped", content: null }]);
  },
);

test.for(DIALECTS)("%s: the database never has the code", async (dialect) => {
  const { smtp, outcomes, wait, ...desk } = await openDesk(dialect, "s".repeat(32));
  smtp.peer.behaviour = "greylisting";
  await desk.askForCode();
  await expect.poll(() => outcomes).toEqual(["code failed"]);
  const waiting = JSON.stringify(await desk.rows());
  expect(waiting).toContain("seed");
  smtp.peer.behaviour = "taking";
  wait(6000);
  desk.outbox.notify(true);
  await expect.poll(() => outcomes.at(-1)).toBe("code sent");
  const code = codeIn(smtp.mails[0]!);
  expect(waiting).not.toContain(code.replace(" ", ""));
  expect(await desk.rows()).toMatchObject([{ state: "sent", content: null }]);
  // Who has the database but not the secret gets another code from the seed.
  const { seed } = JSON.parse((JSON.parse(waiting) as [{ content: string }])[0].content) as {
    seed: string;
  };
  const thief = createCodeHash(desk.database, undefined);
  expect(await codeOfSeed(thief, desk.id, seed)).not.toBe(code.replace(" ", ""));
});

test.for(DIALECTS)("%s: a code that was replaced while it waited is not sent", async (dialect) => {
  const { smtp, outcomes, wait, ...desk } = await openDesk(dialect);
  smtp.peer.behaviour = "greylisting";
  const sameBrowser = cookieOf(await desk.askForCode());
  await expect.poll(() => outcomes).toEqual(["code failed"]);
  smtp.peer.behaviour = "taking";
  wait(1000);
  await desk.askForCode(sameBrowser);
  await expect.poll(() => outcomes.at(-1)).toBe("code sent");
  wait(6000);
  desk.outbox.notify(true);
  await expect.poll(() => outcomes.at(-1)).toBe("code dropped");
  expect(smtp.mails).toHaveLength(1);
  expect(await desk.signIn(codeIn(smtp.mails[0]!))).toMatchObject({ status: 200 });
});

test("a code does not wait for slow mails to visitors", async () => {
  const database = await openTestDatabase();
  const [sent, slow] = [[] as string[], Promise.withResolvers<void>()];
  const now = () => new Date("2026-03-10T08:00:00Z");
  let begun = 0;
  const outbox = startOutbox({
    database,
    mailer: {
      async send({ subject }) {
        begun++;
        if (subject !== "Your sign-in code") await slow.promise;
        sent.push(subject);
      },
      forget: async () => {},
      close() {},
    },
    now,
    crm: null,
    deskUrl: "https://www.example.com/desk",
    findCode: createFindCode(database, createCodeHash(database, undefined), now),
    isIntakeBusy: () => false,
    log: pino({ level: "silent" }),
    sender: { office, company },
    count() {},
  });
  const desk = await makeDesk({ database, outbox });
  const { email } = await addPerson(desk, "manager");
  for (let count = 0; count < 6; count++) await desk.send("contact", contact);
  await expect.poll(() => begun).toBe(10);
  await desk.request("POST", "/sign-in/code", { email });
  await expect.poll(() => sent).toEqual(["Your sign-in code"]);
  slow.resolve();
  await outbox.close();
});

test.for(DIALECTS)("%s: expired codes and old mails are forgotten", async (dialect) => {
  const { outcomes, wait, now, database, ...desk } = await openDesk(dialect);
  await desk.askForCode();
  await expect.poll(() => outcomes).toEqual(["code sent"]);
  const forgotten: string[] = [];
  const mailer = { forget: async ({ id }: { id: string }) => void forgotten.push(id) };
  const before = new Date(now().getTime() - 7 * 24 * 60 * MINUTE);
  expect(await forgetDeskMails(database, mailer, { now: now(), before })).toBe(0);
  wait(CODE_MINUTES * MINUTE);
  expect(await forgetDeskMails(database, mailer, { now: now(), before })).toBe(1);
  expect(forgotten).toHaveLength(1);
  expect(await desk.rows()).toEqual([]);
});
